// The interfaces and shapes of facts, and the document names of their members.

import { importOf } from '../codes/declare.js';
import { doc, WIDTH } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { codeTypes, typeOfTable } from './codes.js';
import { factsObject, factsObjects, wireNames } from './facts.js';
import { interfaceOf, leafType } from './interfaces.js';
import { isLeaf, payloadMembers } from './members.js';
import { readersFile } from './readers.js';
import { documentReaders, leaf, payloadShapes, payloadWords, shapeName, shapesText } from './shapes.js';
import { wordsOf } from './words.js';

/** The kinds that only facts have: their types, and their readers in src/builders/facts/leaves.ts. */
const OWN_KINDS: Readonly<Record<string, { type: string; reader?: string }>> = {
  decimal: { type: 'DecimalInput', reader: 'decimal' },
  amountOrRest: { type: "DecimalInput | 'rest'", reader: 'amountOrRest' },
  serial: { type: 'string | number | bigint', reader: 'serial' },
  anyMark: { type: 'MarkInput', reader: 'anyMark' },
  unit: { type: 'UnitInput', reader: 'unit' },
  percent: { type: 'DecimalInput', reader: 'percentage' },
  timeOfDay: { type: 'string', reader: 'timeOfDay' },
  country: { type: 'CountryInput', reader: 'countryCode' },
  cnCode: { type: 'string', reader: 'cnCode' },
  category: { type: 'CategoryInput' },
};

/** Whether a member is a tax with categories from its own table. */
const isTax = ({ kind }: Row) => factsObject(kind)?.generic === true;

/** The member of facts for the tax of a table: `withheld` for `withheldTaxCategories`. */
const taxOf = (table: string) => table.replace(/(?:Tax)?Categories$/u, '');

const categoryReader = (table: string) => `${taxOf(table)}Category`;

export const isSingle = (member: Row) => isLeaf(member) || OWN_KINDS[member.kind] !== undefined;

/** The type of one value of a member. */
export function typeOf(member: Row, { generic, codes: table }: Row) {
  const { kind, codes } = member;
  if (kind === 'category') return `CategoryInput<${generic ? 'Tax' : `'${taxOf(table)}'`}>`;
  if (OWN_KINDS[kind] !== undefined) return OWN_KINDS[kind].type;
  if (kind === 'code') return codes === 'countries' ? 'CountryInput' : leafType(member);
  if (kind === 'integer' && codes !== undefined) return `CodeInput<${typeOfTable(codes)}>`;
  if (isLeaf(member)) return leafType(member);
  return codes === undefined ? kind : `${kind}<'${taxOf(codes)}'>`;
}

export const listed = (type: string) => `readonly ${type.includes(' ') ? `(${type})` : type}[]`;

function memberType(member: Row, owner: string) {
  const one = typeOf(member, owner);
  if (member.oneOrMany) return `${one} | ${listed(one)}`;
  return member.list ? listed(one) : one;
}

function declaration(member: Row, owner: string) {
  const { name, comment, optional } = member;
  const type = memberType(member, owner);
  return [
    doc(comment.split('\n'), 2),
    `  readonly ${name}${optional ? '?' : ''}: ${type}${optional ? ' | undefined' : ''};`,
  ].join('\n');
}

/** Exactly one of the members is given. */
function choice({ name, members }: Row) {
  const ways = members.map((given: Row) => {
    const rows = members.map((member: Row) =>
      member === given
        ? `      ${doc([member.comment])}\n      readonly ${member.name}: ${typeOf(member, {})};`
        : `      readonly ${member.name}?: undefined;`,
    );
    return `  | {\n${rows.join('\n')}\n    }`;
  });
  return `export type ${name} =\n${ways.join('\n')};`;
}

function oneOrMany({ name, oneOrMany: of, words = [] }: Row) {
  const ways = [...words.map((word: Row) => `'${word}'`), of, `readonly ${of}[]`];
  return `export type ${name} = ${ways.join(' | ')};`;
}

function declared(object: Row) {
  const { name, comment, example, generic, is, members } = object;
  const about = [comment, ...(example ? ['', '@example', ...example] : [])].join('\n');
  const described = (text: string) => `${doc(about.split('\n'))}\n${text}`;
  if (object.oneOrMany) return described(oneOrMany(object));
  if (object.exactlyOne) return described(choice(object));
  if (is !== undefined) return described(`export interface ${name} extends ${is} {}`);
  return interfaceOf(
    generic ? `${name}<Tax extends TaxOfTable = TaxOfTable>` : name,
    about,
    members.map((member: Row) => declaration(member, object)),
    '',
  );
}

/** Those of the given names of types that a text uses. */
export const usedIn = (text: string, names: readonly string[]) =>
  names.filter((name: string) => new RegExp(`\\b${name}\\b`, 'u').test(text));

/** The types of src/builders/facts/leaves.ts. */
export const LEAF_TYPES = [
  'CategoryInput',
  'CodeInput',
  'CountryInput',
  'MarkInput',
  'TaxOfTable',
  'UnitInput',
];

/** The types of facts, as shown by editors. */
export function factsTypesFile() {
  const shown = factsObjects.filter(({ name }: Row) => name !== 'EitherParty' && name !== 'StayFacts');
  const text = shown.map(declared).join('\n\n');
  const tables = text.match(/(?<=CodeInput<)\w+/g) ?? [];
  const payload = shown.flatMap(({ is, members }: Row) => [
    is,
    ...(is === undefined ? members : [])
      .filter((member: Row) => !isSingle(member) && factsObject(member.kind) === undefined)
      .map(({ kind }: Row) => kind),
  ]);
  return [
    importOf([...tables, ...usedIn(text, Object.values(codeTypes))], '../../../codes/index.js', {
      type: true,
    }),
    importOf(['DecimalInput'], '../../../money/index.js', { type: true }),
    importOf(payload.filter(Boolean), '../../../types/index.js', { type: true }),
    importOf(usedIn(text, LEAF_TYPES), '../leaves.js', { type: true }),
    '',
    text,
  ].join('\n');
}

/** The required shapes, each with the table of its categories, innermost first. */
function shapesBelow(name: string, codes?: string, found = new Map<string, Row>()) {
  const object = factsObject(name);
  if (object === undefined || object.is !== undefined) return found;
  if (object.oneOrMany) return shapesBelow(object.oneOrMany, undefined, found);
  for (const member of object.members) shapesBelow(member.kind, member.codes, found);
  found.set(shapeOfObject(name, codes), { object, codes: codes ?? object.codes });
  return found;
}

/** The name of the shape of an object. A generic object has one shape for each table. */
function shapeOfObject(name: string, codes: Row) {
  const object = factsObject(name);
  if (object === undefined || object.is !== undefined) return shapeName(object?.is ?? name);
  const of = object.generic ? `Of${codes.charAt(0).toUpperCase()}${codes.slice(1)}` : '';
  return `${shapeName(name).slice(0, -'Shape'.length)}${of}Shape`;
}

/** The shape of one value of a member. */
export function oneOf(member: Row, { codes: table }: Row) {
  const { kind, codes } = member;
  if (kind === 'category') return { ref: categoryReader(table) };
  if (OWN_KINDS[kind] !== undefined) return { ref: OWN_KINDS[kind].reader };
  if (isLeaf(member)) return leaf(member);
  const object = factsObject(kind);
  if (object?.oneOrMany) return some(object.oneOrMany, undefined, object.words);
  return member.oneOrMany ? some(kind, codes) : { ref: shapeOfObject(kind, codes) };
}

const some = (kind: string, codes: Row, words?: Row) => ({
  kind: 'some',
  of: { ref: shapeOfObject(kind, codes) },
  ...(words && { words }),
});

function shapeOf(member: Row, owner: Row) {
  if (member.same !== undefined) {
    const [object, name] = member.same.split('.');
    const ref = { ref: `${shapeName(object)}.members.${name}` };
    const isOptional = payloadMembers(object).find((each: Row) => each.name === name).optional === true;
    return isOptional || !member.optional ? ref : { kind: 'optional', of: ref };
  }
  const one = oneOf(member, owner);
  const many = member.list ? { kind: 'list', of: one, atLeast: member.atLeast ?? 0 } : one;
  return member.optional ? { kind: 'optional', of: many } : many;
}

export const firstSentence = (comment: string) =>
  comment
    .replaceAll('\n', ' ')
    .split(/(?<=\.) /u, 1)
    .join();

/** The shapes of facts by their names, innermost first. */
const factsShapes = new Map<string, Row>(
  [...shapesBelow('Facts')].map(([name, { object, codes }]) => [
    name,
    {
      name: object.name,
      comment: firstSentence(object.comment),
      members: Object.fromEntries(
        object.members.map((member: Row) => [member.name, shapeOf(member, { codes })]),
      ),
    },
  ]),
);

const factsWords = wordsOf(factsShapes, payloadWords.words);

/** The shapes of facts: plain data that drives the reader. */
export function factsShapesFile() {
  const text = shapesText(factsShapes, factsWords);
  const payload = text.match(/\b[a-z]\w*Shape\b/g)!.filter((name) => !text.includes(`const ${name} =`));
  const readers = ownReadersIn(text.replaceAll(/'[^']*'|\w+:/g, ''));
  return [
    importOf(payload, '../../../types/generated/shapes.js'),
    "import type { ObjectShape } from '../../../types/shape.js';",
    importOf(readers, '../leaves.js'),
    '',
    text,
  ].join('\n');
}

/** The readers of src/builders/facts/leaves.ts that a text uses. */
export const ownReadersIn = (text: string) =>
  usedIn(text, [
    ...Object.values(OWN_KINDS).flatMap(({ reader }) => reader ?? []),
    ...factsObjects
      .flatMap(({ codes, members }: Row) => [
        codes,
        ...members.filter(isTax).map((member: Row) => member.codes),
      ])
      .filter(Boolean)
      .map(categoryReader),
  ]);

/** A shape in which a reference to a member of a shape of the payload is replaced by that member. */
function resolved(shape: Row): Row {
  if (shape.of?.ref !== undefined) return { ...shape, of: resolved(shape.of) };
  const [name, isMember, member] = shape.ref?.split('.') ?? [];
  return isMember === undefined ? shape : payloadShapes.get(name).members[member];
}

const resolvedShapes = new Map(
  [...factsShapes].map(([name, shape]) => [
    name,
    {
      members: Object.fromEntries(
        Object.entries(shape.members).map(([member, each]) => [member, resolved(each)]),
      ),
    },
  ]),
);

/** The shapes of the payload that facts contain. */
const fromPayload = new Set(
  [...resolvedShapes.values()].flatMap(({ members }) =>
    Object.values<Row>(members).flatMap((shape) => {
      const refs = [shape, shape.of, shape.of?.of].map((each) => each?.ref);
      return refs.filter((ref) => payloadShapes.has(ref));
    }),
  ),
);

const documents = documentReaders(fromPayload);

/** The file of the readers of documents. */
export const documentReadersFile = () => documents.text;

/** The file of the readers of facts. */
export const factsReadersFile = () =>
  readersFile({
    name: 'factsReaders',
    comment: 'The readers of facts.',
    shapes: resolvedShapes,
    words: factsWords,
    exported: new Set(),
    paths: {
      shapes: './shapes.js',
      sets: '../../../types/generated/code-sets.js',
      shape: '../../../types/shape.js',
      reading: '../../../reading/',
      others: '../../../reading/generated/document-readers.js',
      own: '../leaves.js',
    },
    others: documents,
  }).text;

/** Maps names in documents to members of facts. */
export function wireNamesFile() {
  const rows = wireNames().map(([name, meant]) => {
    const line = `  ['${name}', '${meant}'],`;
    if (line.length > WIDTH) throw new Error(`The members for ${name} do not fit into a line`);
    return line;
  });
  return [
    doc([
      'The names in documents of members that have another name in facts. People who write facts from the description of the',
      'service use them, and their spelling is too different to guess the member.',
    ]),
    `export const namesInFacts: ReadonlyMap<string, string> = new Map([\n${rows.join('\n')}\n]);`,
  ].join('\n');
}
