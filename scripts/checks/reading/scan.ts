import ts from 'typescript';

/** A second way to read what a caller gives, and what is wrong with it. */
export interface SecondWay {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** Where zod is: the door of schemas, and what describes the inputs and outputs of operations. */
const DESCRIPTIONS = ['src/schema/', 'src/tools/operations/', 'src/tools/rows/mapping.ts'];

/** Where a description of an operation reads its input. */
const READERS = ['src/schema/', 'src/tools/operations/core/perform.ts'];

/** Options of which no value is checked by their form, and why. */
const READ_LATER: Readonly<Record<string, string>> = {
  'src/rules/validate/validate-options.ts': 'validate never throws: wrong values are reported in skipped',
  'src/sending/client/onboarding/validate/validate.ts': 'as validate',
  'src/flows/pos-payment/session.ts': 'a wrong time is no time, as in the stored state',
  'src/print/options.ts': 'both amounts of the balance are read as exact numbers',
  'src/print/theme.ts':
    'the rows of each place and the words of each language are read by forms of their own',
  'src/registry/read/decode.ts': 'a wrong limit refuses every input',
  'src/tools/choose/choose.ts': 'a wrong day is refused where days are read',
};

const IS_OBJECT = /^typeof (\w+) === 'object' && \1 !== null$/;

/** Where objects are told from other values: once for all, for the quick readers, and below the readers. */
const OBJECTS = ['src/reading/object.ts', 'src/reading/quick.ts', 'src/codes/frozen.ts'];

const FORM = /\b(?:Option|Filter|Print)Form\b|\bOptionNames\b/;
const READING = new Set(['readOptions', 'readForm', 'refuseOthers', 'checkOptions', 'normalizeOptions']);

const isIn = (file: string, places: readonly string[]): boolean =>
  places.some((place) => file.startsWith(place));

/** What in a source file reads a caller's values by another way than the generated readers and the forms. */
export function secondWays(file: string, text: string): SecondWay[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ways: SecondWay[] = [];
  const tables = new Map<string, ts.ObjectLiteralExpression>();
  const note = (node: ts.Node, why: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    ways.push({ file, line, text: node.getText().replaceAll(/\s+/g, ' ').slice(0, 80), why });
  };
  const judge = (table: ts.Expression | undefined): void => {
    if (table !== undefined && isNamesOnly(table) && !(file in READ_LATER))
      note(table, 'names of options without what their values may be');
  };

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined) {
      const initializer = bare(node.initializer);
      if (node.type !== undefined && FORM.test(node.type.getText())) judge(initializer);
      else if (ts.isObjectLiteralExpression(initializer)) tables.set(node.name.text, initializer);
    }
    if (ts.isStringLiteral(node) && /^zod(?:\/|$)/.test(node.text) && !isIn(file, DESCRIPTIONS))
      note(node.parent, 'zod outside /schema and the description of operations');
    if (ts.isCallExpression(node)) {
      if (/^(?:safeP|p)arse(?:Async)?$/.test(methodOf(node)) && isOfSchema(node) && !isIn(file, READERS))
        note(node, 'reading with zod');
      if (READING.has(node.expression.getText().split('<')[0] ?? '')) {
        for (const each of node.arguments.slice(1))
          judge(ts.isIdentifier(each) ? tables.get(each.text) : bare(each));
      }
    }
    if (ts.isBinaryExpression(node) && IS_OBJECT.test(node.getText()) && !OBJECTS.includes(file))
      note(node, 'isObject or isRecord by hand');
    ts.forEachChild(node, visit);
  }

  visit(source);
  return ways;
}

const methodOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

/** `JSON.parse` and `Date.parse` read no schema. */
const isOfSchema = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  !['JSON', 'Date'].includes(expression.expression.getText()) &&
  /^safeParse|^parse$/.test(expression.name.text) &&
  (expression.name.text !== 'parse' || /schema|Schema|\bz\./.test(expression.expression.getText()));

function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

/** Whether an object has more than one member, and each is `true`. The locale alone is read by its own reader. */
const isNamesOnly = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.length > 1 &&
  node.properties.every(
    (each) => ts.isPropertyAssignment(each) && each.initializer.kind === ts.SyntaxKind.TrueKeyword,
  );
