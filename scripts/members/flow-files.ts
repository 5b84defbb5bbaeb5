// The types, shapes and forms of the facts of flows, and their words in both languages.

import { importOf } from '../codes/declare.js';
import { doc, print, WIDTH } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { codeTypes } from './codes.js';
import { factsObject, factsObjects, flowObject, flowObjects } from './facts.js';
import {
  firstSentence,
  isSingle,
  LEAF_TYPES,
  listed,
  oneOf,
  ownReadersIn,
  typeOf,
  usedIn,
} from './facts-files.js';
import { interfaceOf } from './interfaces.js';
import { shapeName, shapesText } from './shapes.js';

/** The kinds that only the facts of flows have: their types, and their readers in src/flows/shared/leaves.ts. */
const FLOW_KINDS: Readonly<Record<string, string>> = {
  aboveZero: 'DecimalInput',
  anything: 'unknown',
  finalType: "7 | 8 | 'default'",
  greekVat: 'string',
  incomeOf: 'unknown',
  issued: 'Document | IssuedDocument | SentDocument',
  moment: 'Date',
  orderedUnit: 'number | string',
  visible: 'string',
};

/** Where the types are that rows name. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '../../builders/facts/leaves.js': LEAF_TYPES,
  '../../builders/fluent/line-types.js': ['OrderLine'],
  '../../builders/fluent/payment-types.js': ['TerminalPayment'],
  '../../money/index.js': ['DecimalInput'],
  '../../types/index.js': ['Document', 'InvoiceLine', 'IssuedDocument', 'OpenOrder'],
  '../shared/issued.js': ['SentDocument'],
};

const word = (text: string) => `'${text}'`;

/** The type of one value. */
function oneType(member: Row, owner: string) {
  const { type, kind, values, partial } = member;
  if (type !== undefined) return type;
  if (kind === 'word') return values.map(word).join(' | ');
  if (FLOW_KINDS[kind] !== undefined) return FLOW_KINDS[kind];
  return partial ? `Partial<${kind}>` : typeOf(member, owner);
}

function memberType(member: Row, owner: string) {
  const one = oneType(member, owner);
  if (member.oneOrMany) return `${one} | ${listed(one)}`;
  return member.list ? listed(one) : one;
}

/** The lines of a member. */
const declaration = (member: Row, owner: string, indent = 2) => {
  const { name, comment, optional } = member;
  const pad = ' '.repeat(indent);
  const type = memberType(member, owner);
  const line = `${pad}readonly ${name}${optional ? '?' : ''}: ${type}${optional ? ' | undefined' : ''};`;
  const broken = `${pad}readonly ${name}?:\n${pad}  | ${type}\n${pad}  | undefined;`;
  return [doc(comment.split('\n'), indent), optional && line.length > WIDTH ? broken : line].join('\n');
};

const refused = (name: string, indent = 2) => `${' '.repeat(indent)}readonly ${name}?: undefined;`;

/** One of the ways in which members go together. */
function wayOf({ needs = [], takes = [], without = [], values }: Row, object: Row) {
  const member = (name: string) => object.members.find((each: Row) => each.name === name);
  const rows = [...needs, ...takes].map((name) => {
    const { values: all, ...row } = member(name);
    return declaration(
      all ? { ...row, values: values ?? all } : { ...row, optional: takes.includes(name) },
      object,
      6,
    );
  });
  return `  | {\n${[...rows, ...without.map((name: string) => refused(name, 6))].join('\n')}\n    }`;
}

/** The members that go together in ways. */
const inWays = ({ ways = [] }: Row) =>
  new Set<string>(
    ways.flatMap(({ needs = [], takes = [], without = [] }) => [...needs, ...takes, ...without]),
  );

function body(object: Row) {
  const { name, members, ways, words = [], or = [], never = [] } = object;
  const bound = inWays(object);
  const common = members.filter((member: Row) => !bound.has(member.name));
  const rows = [
    ...common.map((member: Row) => declaration(member, object)),
    ...never.map((each: Row) => refused(each)),
  ];
  if (words.length > 0) {
    const choices = [
      ...words.map((each: Row) => `  | ${word(each)}`),
      wayOf({ needs: [], takes: [] }, object),
    ];
    choices.splice(
      -1,
      1,
      `  | {\n${common.map((member: Row) => declaration(member, object, 6)).join('\n')}\n    }`,
    );
    return `export type ${name} =\n${choices.join('\n')};`;
  }
  if (ways === undefined) return undefined;
  const choices = [
    ...or.map((each: Row) => `  | ${each}`),
    ...ways.map((way: Row) => wayOf(way, object)),
  ].join('\n');
  if (rows.length === 0) return `export type ${name} =\n${choices};`;
  return `export type ${name} = {\n${rows.join('\n')}\n} & (\n${choices}\n);`;
}

function declared(object: Row) {
  const { name, comment, example, members, never = [] } = object;
  const about = [comment, '', '@example', ...example].join('\n');
  const text = body(object);
  if (text !== undefined) return `${doc(about.split('\n'))}\n${text}`;
  const rows = members.map((member: Row) => declaration(member, object));
  return interfaceOf(name, about, [...rows, ...never.map((each: Row) => refused(each))], '');
}

const shown = flowObjects.filter(({ hidden }: Row) => !hidden);

/** The types of the facts of flows, as shown by editors. */
export function flowTypesFile() {
  const text = shown.map(declared).join('\n\n');
  const tables = text.match(/(?<=CodeInput<)\w+/g) ?? [];
  const fromFacts = factsObjects.map(({ name }: Row) => name).filter((name: string) => !flowObject(name));
  const payload = shown.flatMap(({ members }: Row) =>
    members
      .filter((each: Row) => !isSingle(each) && !FLOW_KINDS[each.kind] && each.kind !== 'word')
      .map(({ kind }: Row) => kind)
      .filter((kind: string) => factsObject(kind) === undefined && flowObject(kind) === undefined),
  );
  const imports = new Map([
    ['../../builders/facts/facts.js', usedIn(text, fromFacts)],
    ['../../builders/facts/leaves.js', []],
    ['../../builders/fluent/line-types.js', []],
    ['../../builders/fluent/payment-types.js', []],
    ['../../codes/index.js', [...tables, ...usedIn(text, Object.values(codeTypes))]],
    ['../../money/index.js', []],
    ['../../types/index.js', payload],
    ['../shared/issued.js', []],
  ]);
  return [
    ...[...imports].flatMap(([from, names]) => {
      const used = [...names, ...usedIn(text, TYPES[from] ?? [])];
      return used.length === 0 ? [] : [importOf(used, from, { type: true })];
    }),
    '',
    text,
  ].join('\n');
}

const partialName = (kind: string) => `Partial${kind}`;

/** The names of the shapes of objects of facts that a shape refers to, and of the leaves. */
function oneShape(member: Row, owner: string) {
  const { kind, values, partial } = member;
  if (kind === 'word') return { kind: 'code', values: { ref: `new Set([${values.map(word).join(', ')}])` } };
  if (FLOW_KINDS[kind] !== undefined) return { ref: kind };
  const object = flowObject(kind);
  if (object?.words) return { kind: 'some', of: { ref: shapeName(kind) }, words: object.words, one: true };
  if (object !== undefined) return { ref: shapeName(kind) };
  return partial ? { ref: shapeName(partialName(kind)) } : oneOf(member, owner);
}

/** The shape of a member that is the same as a member of facts, with its own `optional`. */
function sameShape({ same, optional }: Row) {
  const [owner, name] = same.split('.');
  const ref = `${shapeName(owner)}.members.${name}`;
  const isOptional = factsObject(owner).members.find((each: Row) => each.name === name).optional === true;
  if (isOptional && !optional) return { ref: `${ref}.of` };
  return optional && !isOptional ? { kind: 'optional', of: { ref } } : { ref };
}

function shapeOf(member: Row, owner: string) {
  // Categories of taxes have one shape for each table, which only their owner knows.
  if (member.same !== undefined) return sameShape(member);
  const one = oneShape(member, owner);
  const many = member.list ? { kind: 'list', of: one, atLeast: member.atLeast ?? 0 } : one;
  return member.optional ? { kind: 'optional', of: many } : many;
}

/** The members as a shape has them: those that are not in every way are optional. */
const shapedMembers = (object: Row) =>
  object.members.map((member: Row) => {
    const bound = inWays(object).has(member.name);
    const always = object.ways?.every(({ needs = [] }: Row) => needs.includes(member.name));
    return bound && !always ? { ...member, optional: true } : member;
  });

/** The shapes of flows by their names, innermost first. */
const flowShapes = new Map<string, Row>();

function addShape(name: string) {
  const object = flowObject(name);
  if (object === undefined || flowShapes.has(shapeName(name))) return;
  const members = shapedMembers(object);
  for (const { kind, partial } of members) {
    addShape(kind);
    if (partial) addPartial(kind);
  }
  flowShapes.set(shapeName(name), {
    name,
    comment: firstSentence(object.comment),
    members: Object.fromEntries(members.map((member: Row) => [member.name, shapeOf(member, object)])),
  });
}

function addPartial(kind: string) {
  const members = factsObject(kind).members.map(({ name }: Row) => ({
    name,
    same: `${kind}.${name}`,
    optional: true,
  }));
  flowShapes.set(shapeName(partialName(kind)), {
    name: partialName(kind),
    comment: `Some of ${kind}.`,
    members: Object.fromEntries(members.map((member: Row) => [member.name, sameShape(member)])),
  });
}

for (const { name } of shown) addShape(name);

/** The shapes of the facts of flows: plain data. */
export function flowShapesFile() {
  const text = shapesText(flowShapes);
  const own = new Set(flowShapes.keys());
  const ofFacts = new Set(text.match(/\b[a-z]\w*Shape\b/g)!.filter((name) => !own.has(name)));
  const bare = text.replaceAll(/\/\*\*.*|'[^']*'|\w+:/g, '');
  return [
    importOf([...ofFacts], '../../builders/facts/generated/shapes.js'),
    importOf(ownReadersIn(bare), '../../builders/facts/leaves.js'),
    ...(bare.includes('UNLIMITED') ? ["import { UNLIMITED } from '../../types/leaf.js';"] : []),
    "import type { ObjectShape } from '../../types/shape.js';",
    importOf(usedIn(bare, Object.keys(FLOW_KINDS)), '../shared/leaves.js'),
    '',
    text,
  ].join('\n');
}

const refusalOf = (text: string) => text.split(' ');

/** How each object that a flow reads itself is read: its shape, and what is refused under which rule. */
export function flowFormsFile() {
  const read = shown.filter(
    ({ refusals, extends: bases, members }: Row) =>
      refusals !== undefined ||
      (bases === undefined && members.some(({ refusal }: Row) => refusal !== undefined)),
  );
  const text = read
    .map(({ name, comment, refusals, members }: Row) => {
      const wrong = members.flatMap(({ name: member, refusal }: Row) =>
        refusal === undefined ? [] : [[member, refusalOf(refusal)]],
      );
      const form = {
        shape: { ref: shapeName(name) },
        ...(refusals && { form: refusalOf(refusals.form), unknown: refusals.unknown }),
        wrong: Object.fromEntries(wrong),
      };
      const head = `export const ${shapeName(name).replace(/Shape$/u, 'Form')} = `;
      return `/** ${firstSentence(comment)} */\n${head}${print(form, { before: head.length, expand: true })} as const satisfies ${refusals ? 'StepForm' : 'MembersForm'};`;
    })
    .join('\n\n');
  return [
    "import type { MembersForm, StepForm } from '../shared/step-form.js';",
    importOf(
      read.map(({ name }: Row) => shapeName(name)),
      './shapes.js',
    ),
    '',
    text,
  ].join('\n');
}

const inLine = (comment: string) => comment.replaceAll('\n', ' ');

/** The members that each way needs, beside those of all ways; undefined if one way needs none. */
function needsOf({ ways = [] }: Row) {
  const isAlways = (name: string) => ways.every(({ needs = [] }: Row) => needs.includes(name));
  const needed = ways.map(({ needs = [] }: Row) => needs.filter((name: string) => !isAlways(name)));
  return needed.length > 0 && needed.every(({ length }: Row) => length > 0) ? needed : undefined;
}

/** The words of objects and members in both languages, and which members go together, for JSON Schema. */
export function flowWordsFile() {
  const both = ({ comment, commentEl }: Row) => ({ en: inLine(comment), el: commentEl ?? inLine(comment) });
  const words = Object.fromEntries(
    flowObjects.map((object: Row) => [
      object.name,
      {
        about: both(object),
        members: Object.fromEntries(object.members.map((member: Row) => [member.name, both(member)])),
        ...(needsOf(object) && { ways: needsOf(object) }),
      },
    ]),
  );
  return [
    "import type { Both } from '../../../types/inside.js';",
    '',
    'interface Words {\n  readonly about: Both;\n  readonly members: Readonly<Record<string, Both>>;\n  readonly ways?: readonly (readonly string[])[];\n}\n',
    doc(['The words of the facts of flows and their members, by the name of the object.']),
    `export const flowWords: Readonly<Record<string, Words>> = ${print(words, { expand: true })};`,
  ].join('\n');
}
