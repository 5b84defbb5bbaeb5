import ts from 'typescript';
import { sourceProgram } from './program.js';

/** A member of a type that callers write as JSON. */
export interface TypeMember {
  /** With the members that it is in: `lines[].quantity`. */
  readonly name: string;
  readonly isRequired: boolean;
  /** What it is: `decimal`, `list of …`, or a link. */
  readonly value: string;
  readonly comment: string;
}

/** The files with the facts of flows. */
const FILES = ['src/flows/generated/facts.ts'];

const DEEPEST = 2;

/** Types that are described in words, or on the page of facts. */
const NAMED: Readonly<Record<string, string>> = {
  DecimalInput: 'decimal',
  MarkInput: 'MARK',
  OrderLine: '[A line](facts.md#a-line)',
  LineFacts: '[A line](facts.md#a-line)',
  PaymentFacts: '[A payment](facts.md#a-payment)',
  IssuerFacts: '[The issuer](facts.md#the-issuer)',
  PartyFacts: '[The counterpart](facts.md#the-counterpart)',
  WhichDocument: '`{ series, aa }` or `{ mark }` of a document',
};

/** Types that have no name, in words. */
const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  'string | number': 'text or number',
  'string | number | bigint': 'MARK',
  'Document | IssuedDocument | SentDocument': '`{ document, mark }`',
  'Partial<IssuerFacts>': 'some of [The issuer](facts.md#the-issuer)',
  'Partial<PartyFacts>': 'some of [The counterpart](facts.md#the-counterpart)',
};

/** Members whose types are longer than what they are. */
const INCOME = '`"goods"`, `"services"` or `{ type, category }`';
const MEMBERS: Readonly<Record<string, string>> = { income: INCOME, incomeOf: `by item: ${INCOME}` };

const AS_FACTS = 'as in [facts](facts.md#a-document)';

/** Reads the members of types from the source, with their comments: of a type, by its name. */
export function membersOfTypes(): (name: string) => readonly TypeMember[] | undefined {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const types = new Map<string, ts.Type>();
  for (const file of FILES) {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
    for (const each of symbol === undefined ? [] : checker.getExportsOfModule(symbol))
      types.set(each.name, checker.getDeclaredTypeOfSymbol(each));
  }
  return (name) => {
    const type = types.get(name);
    return type && [...membersOf(type, '', 1)];
  };

  function* membersOf(type: ts.Type, before: string, depth: number): Generator<TypeMember> {
    const parts = type.isUnion() ? type.types : [type];
    const names = new Set(
      parts.flatMap((part) => checker.getPropertiesOfType(part).map((each) => each.name)),
    );
    for (const name of names) {
      const found = parts
        .map((part) => checker.getPropertyOfType(part, name))
        .filter((each) => each !== undefined);
      const kinds = found
        .map((each) => checker.getNonNullableType(checker.getTypeOfSymbol(each)))
        .filter((each) => !(each.flags & ts.TypeFlags.Never));
      const [symbol, kind] = [found[0], kinds[0]];
      if (symbol === undefined || kind === undefined) continue;
      const isRequired =
        found.length === parts.length && found.every((each) => !(each.flags & ts.SymbolFlags.Optional));
      const comment =
        found
          .map((each) => ts.displayPartsToString(each.getDocumentationComment(checker)))
          .find((text) => text !== '') ?? '';
      const of = elementOf(kind);
      const value = kinds.every(isChoice) ? choicesOf(kinds) : kindOfMember(symbol, of ?? kind);
      yield {
        name: `${before}${name}`,
        isRequired,
        value: of === undefined || value === AS_FACTS ? value : `list of ${value}`,
        comment: comment.replace(/\s+/g, ' '),
      };
      const inside = `${before}${name}${of === undefined ? '' : '[]'}.`;
      if (value === OBJECT && depth < DEEPEST) yield* membersOf(of ?? kind, inside, depth + 1);
    }
  }

  /** Whether it is one of some texts. */
  function isChoice(type: ts.Type): boolean {
    return type.isUnion() && type.types.every((each) => each.isStringLiteral());
  }

  function choicesOf(kinds: readonly ts.Type[]): string {
    const texts = kinds.flatMap((each) => checker.typeToString(each).split(' | '));
    return [...new Set(texts)].map((text) => `\`${text}\``).join(', ');
  }

  function elementOf(type: ts.Type): ts.Type | undefined {
    return checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  }

  function kindOfMember(symbol: ts.Symbol, type: ts.Type): string {
    const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? '';
    const named = MEMBERS[symbol.name] ?? NAMED[name];
    if (named !== undefined) return named;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (file.includes('/builders/')) return AS_FACTS;
    const text = checker.typeToString(type);
    if (Object.hasOwn(WORDS, text)) return WORDS[text] ?? text;
    if (text === 'boolean' || text === 'number') return text;
    return name !== '' && types.has(name) ? OBJECT : `\`${text}\``;
  }
}

const OBJECT = 'object';
