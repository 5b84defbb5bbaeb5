// The generated readers: for each object a switch over its keys. They read what is usual, and give up at anything else.

import { importOf } from '../codes/declare.js';
import { WIDTH } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { BITS } from './words.js';

/** The names that a generated function uses itself. No member may have them. */
const OWN_NAMES = /^(?:source|met|key|value|leaves|word\d+|read[A-Z]\w*|\w+Set)$/u;

const readerName = (shape: Row) => `read${shape.charAt(0).toUpperCase()}${shape.slice(1, -'Shape'.length)}`;

/** Collects what the readers of one file use. */
class Uses {
  helpers = new Set<string>();
  sets = new Set<string>();
  hasOwn = false;
  readers = new Set<string>();
  texts: number;

  constructor(firstText: number) {
    this.texts = firstText;
  }

  call(helper: string, ...parameters: Row[]) {
    this.helpers.add(helper);
    return `${helper}(${['value', ...parameters].join(', ')})`;
  }

  /** A call with the number of a text: a text that equals the last one with this number is not checked again. */
  text(helper: string, ...parameters: Row[]) {
    this.texts += 1;
    return this.call(helper, this.texts - 1, ...parameters);
  }
}

const given = (...parameters: Row[]) => parameters.filter((each) => each !== undefined);

/** The largest integer of the schema's type int. */
export const INT = 2_147_483_647;

function textCall(uses: Uses, min: Row, max: Row) {
  const most = max.ref === undefined ? max : undefined;
  if (min === 0) return uses.text('readText', ...given(most));
  return uses.text('readText', most ?? 'undefined', min);
}

function integerCall(uses: Uses, min: Row, max: Row) {
  if (max > INT || min < 0) throw new Error('readInteger reads integers from 0 to 2147483647');
  return uses.call('readInteger', min, ...given(max === INT ? undefined : max));
}

/** The call that reads a single value. */
function leafCall({ kind, min, max, above, decimals, values, alsoNumber, name, ref }: Row, uses: Uses) {
  if (ref === 'decimal') return uses.call('readDecimal');
  if (ref !== undefined) {
    uses.hasOwn = true;
    return uses.call('readOwn', `leaves.${ref}`);
  }
  switch (kind) {
    case 'amount':
      return uses.call('readCents');
    case 'integer':
      return integerCall(uses, min, max);
    case 'number':
      return above === undefined
        ? uses.call('readNumber', min, ...given(max))
        : uses.call('readAbove', above, ...given(max, decimals));
    case 'mark':
      return uses.call('readMark');
    case 'flag':
      return uses.call('readFlag');
    case 'text':
      return textCall(uses, min, max);
    case 'code':
      uses.sets.add(values.ref);
      return uses.text('readCode', values.ref, ...given(alsoNumber));
    case 'date':
      return uses.text('readDate');
    case 'pattern':
      return uses.text('readPattern', `'${name}'`);
    default:
      throw new Error(`There is no generated reader for ${kind}`);
  }
}

const isObject = ({ ref }: Row) => ref?.endsWith('Shape');

function objectReader({ ref }: Row, uses: Uses) {
  uses.readers.add(readerName(ref));
  return readerName(ref);
}

/** The call that reads a value of any kind. */
function callOf(shape: Row, uses: Uses) {
  if (isObject(shape)) return uses.call('readObject', 'met', objectReader(shape, uses));
  if (shape.kind === 'list') {
    const item = isObject(shape.of) ? objectReader(shape.of, uses) : `(value) => ${leafCall(shape.of, uses)}`;
    return uses.call('readList', 'met', item, ...given(shape.atLeast || undefined));
  }
  if (shape.kind === 'some') {
    const words = (shape.words ?? []).map((word: Row) => `'${word}'`);
    return uses.call('readSome', 'met', objectReader(shape.of, uses), ...words);
  }
  return leafCall(shape, uses);
}

/** The members of a shape in words, each with the mask of the required ones. */
function wordsOf(members: Row, first: number) {
  const words = [];
  for (let from = 0; from < members.length; from += BITS) {
    const required = members
      .slice(from, from + BITS)
      .reduce(
        (mask: number, [, { kind }]: Row, index: number) =>
          kind === 'optional' ? mask : mask | (1 << index),
        0,
      );
    words.push({ word: first + words.length, required });
  }
  return words;
}

/** An object with these members, each with the value of the variable of the same name. */
function literal(names: readonly string[], indent = '  ') {
  const line = `${indent}return { ${names.join(', ')} };`;
  return line.length <= WIDTH
    ? line
    : `${indent}return {\n${names.map((name: string) => `${indent}  ${name},`).join('\n')}\n${indent}};`;
}

/** The small view of an object that has only usual members. */
function smallView(names: readonly string[], usual: Row, words: Row) {
  const others = words.map(({ word }: Row, index: number) => {
    const mask = names
      .slice(index * BITS, (index + 1) * BITS)
      .reduce(
        (bits: number, name: string, bit: number) => (usual.includes(name) ? bits : bits | (1 << bit)),
        0,
      );
    return `(word${word} & ${mask}) === 0`;
  });
  return [`  if (${others.join(' && ')}) {`, literal(usual, '    '), '  }'];
}

function readerOf(
  shape: string,
  { members, usual = [] }: Row,
  first: number,
  uses: Uses,
  isExported: boolean,
) {
  const rows = Object.entries<Row>(members);
  const names = rows.map(([name]) => name);
  const clash = names.find((name) => OWN_NAMES.test(name));
  if (clash !== undefined) throw new Error(`The generated readers use the name ${clash} themselves`);
  const cases = rows.map(([name, member], index) => [
    name,
    [
      `      case '${name}':`,
      `        ${name} = ${callOf(member.kind === 'optional' ? member.of : member, uses)};`,
      `        word${first + Math.floor(index / BITS)} |= ${1 << (index % BITS)};`,
      '        break;',
    ],
  ]);
  // A switch compares a key with one case after the other.
  const place = ([name]: Row) => (usual.includes(name) ? usual.indexOf(name) : usual.length);
  cases.sort((one, other) => place(one) - place(other));
  const words = wordsOf(rows, first);
  return [
    `${isExported ? 'export ' : ''}function ${readerName(shape)}(source: unknown, met: MemberSet): unknown {`,
    '  if (!isPlainObject(source)) return odd();',
    ...names.map((name) => `  let ${name}: unknown;`),
    ...words.map(({ word }) => `  let word${word} = 0;`),
    '  for (const key in source) {',
    '    const value = source[key];',
    '    if (value === undefined) continue;',
    '    switch (key) {',
    ...cases.flatMap(([, lines]) => lines),
    '      default:',
    '        odd();',
    '    }',
    '  }',
    ...words
      .filter(({ required }) => required > 0)
      .map(({ word, required }) => `  if ((word${word} & ${required}) !== ${required}) odd();`),
    ...words.map(({ word }) => `  met[${word}] = (met[${word}] as number) | word${word};`),
    ...(usual.length > 0 ? smallView(names, usual, words) : []),
    literal(names),
    '}',
  ].join('\n');
}

interface Readers {
  readonly name: string;
  readonly comment: string;
  readonly shapes: ReadonlyMap<string, Row>;
  readonly words: { readonly first: ReadonlyMap<string, number>; readonly words: number };
  readonly exported: ReadonlySet<string>;
  readonly paths: {
    readonly shapes: string;
    readonly sets: string;
    readonly shape: string;
    readonly reading: string;
    readonly others?: string;
    readonly own?: string;
  };
  readonly others?: { readonly name: string; readonly texts: number };
}

/**
 * A file with readers. `shapes` are without references to members of other shapes. `imports` are those that the shapes of
 * the file need. `others` has the readers of the objects of another file that they contain.
 */
export function readersFile({ name, comment, shapes, words, exported, paths, others }: Readers) {
  const uses = new Uses(others?.texts ?? 0);
  const functions = [...shapes].map(([shape, object]) =>
    readerOf(shape, object, words.first.get(shape) as number, uses, exported.has(shape)),
  );
  const own = new Set([...shapes.keys()].map(readerName));
  const elsewhere = [...uses.readers].filter((reader) => !own.has(reader));
  const root = [...shapes.keys()].at(-1);
  const rows = [
    ...(others === undefined ? [] : [`...${others.name}.quick`]),
    ...[...shapes.keys()].map((shape) => `[${shape}, ${readerName(shape)}]`),
  ];
  const text = [
    ...[
      { names: [...shapes.keys()], from: paths.shapes },
      { names: [...uses.sets], from: paths.sets },
      { names: ['type ObjectShape'], from: paths.shape },
      { names: ['type MemberSet'], from: `${paths.reading}members.js` },
      {
        names: ['isPlainObject', 'odd', 'type QuickReader', 'type QuickReaders', ...uses.helpers],
        from: `${paths.reading}quick.js`,
      },
      { names: others ? [others.name, ...elsewhere] : [], from: paths.others ?? '' },
      { names: uses.hasOwn ? ['* as leaves'] : [], from: paths.own ?? '' },
    ]
      .filter(({ names }) => names.length > 0)
      .sort((one, other) => order(one.from, other.from))
      .map(({ names, from }) => imported(names, from)),
    '',
    functions.join('\n\n'),
    '',
    `/** ${comment} */`,
    `export const ${name}: QuickReaders<typeof ${root}> = {`,
    `  shape: ${root},`,
    `  words: ${words.words},`,
    '  quick: /* @__PURE__ */ new Map<ObjectShape, QuickReader>([',
    ...rows.map((row) => `    ${row},`),
    '  ]),',
    '};',
  ].join('\n');
  return { name, text, texts: uses.texts };
}

function imported(names: readonly string[], from: string) {
  if (names.length > 1) return importOf(names, from);
  const [name = ''] = names;
  if (name.startsWith('*')) return `import ${name} from '${from}';`;
  return importOf([name.replace('type ', '')], from, { type: name.startsWith('type ') });
}

/** The order of imports in the project's formatter: those from farther away come first. */
const distance = (from: string) => from.split('../').length;
const order = (one: Row, other: Row) => distance(other) - distance(one) || (one < other ? -1 : 1);
