// The methods of the client and their options: the types, what loads each method, and the names of its options.

import { readdirSync, readFileSync } from 'node:fs';
import { importOf } from '../codes/declare.js';
import { doc, print, WIDTH } from '../codes/print.js';
import { type Row, root } from '../codes/reference.js';
import { client, meta, options, typeNames } from './rows.js';

const COMMENT = 120;

/** A comment, its text in lines. */
function commented({ comment, throws, example }: Row, indent = '') {
  const parts = [
    ...(comment === undefined ? [] : [comment]),
    ...(throws === undefined ? [] : [`@throws ${meta.throws[throws] ?? throws}`]),
  ];
  if (parts.length === 0) return [];
  const one = `${indent}/** ${parts[0]} */`;
  if (parts.length === 1 && example === undefined && one.length <= COMMENT) return [one];
  const lines = parts.map((part) => wrapped(part, COMMENT - indent.length - 3));
  if (example !== undefined) lines.push(['@example', ...example]);
  const text = lines.flatMap((each, index) => (index === 0 ? each : ['', ...each]));
  return [`${indent}/**`, ...text.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}

function wrapped(text: Row, width: Row) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** On one line if it fits, or each item on a line of its own. */
function listed(head: Row, items: Row, tail: Row, indent: Row) {
  const one = `${indent}${head}${items.join(', ')}${tail}`;
  if (one.length <= WIDTH) return [one];
  return [`${indent}${head}`, ...items.map((item: Row) => `${indent}  ${item},`), `${indent}${tail}`];
}

const optionsNamed = (name: Row) => {
  const found = options.find((each: Row) => each.name === name);
  if (found === undefined) throw new Error(`service.json: the options ${name} are not described`);
  return found;
};
const membersOf = ({ extends: base, members }: Row) => [
  ...(base?.split(', ') ?? []).flatMap((each: Row) => membersOf(optionsNamed(each))),
  ...members,
];

const methods = client.flatMap(({ members }: Row) => members).filter(({ load }: Row) => load !== undefined);

/** The types that texts name, by the module that has them. */
function importsFor(texts: Row, own: Row) {
  const used = new Set(texts.flatMap((text: Row) => text.match(/\b[A-Z]\w+/g) ?? []));
  const modules = new Map();
  for (const name of used) {
    const from = modulesOfTypes.get(name);
    if (from !== undefined && from !== own) modules.set(from, [...(modules.get(from) ?? []), name]);
  }
  const order = (path: Row) => path.replaceAll('../', '\u0000').replace(/\.js$/, '');
  return [...modules]
    .sort(([one], [other]) => (order(one) < order(other) ? -1 : 1))
    .map(([from, names]) => importOf(names, from, { type: true }));
}

/** Where each type is declared, as it is imported from the generated files of the client. */
const modulesOfTypes = new Map([
  ...declaredIn('types', () => '../../../types/index.js'),
  ['WebAbortSignal', '../../../types/web.js'],
  ['ValidateOptions', '../../../rules/inside.js'],
  ...typeNames.answers.map((name) => [name, '../../service/generated/types.js']),
  ...typeNames.flows.map((name) => [name, '../../../types/index.js']),
  ...declaredIn('sending/client', (file: Row) => `../${file.replace(/ts$/, 'js')}`),
  ...options.map(({ name }: Row) => [name, './call-options.js']),
  ...client.map(({ name }: Row) => [name, './client.js']),
]);

function declaredIn(folder: Row, moduleOf: Row) {
  const place = new URL(`src/${folder}/`, root);
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('generated/'))
    .flatMap((file) =>
      [
        ...readFileSync(new URL(file, place), 'utf8').matchAll(/^export (?:interface|type|class) (\w+)/gm),
      ].map(([, name]) => [name, moduleOf(file)]),
    );
}

function optionLines({ name, type, required, comment }: Row) {
  const stated = required ? `: ${type}` : `?: ${type} | undefined`;
  return [...commented({ comment }, '  '), `  readonly ${name}${stated};`];
}

export const clientOptionsFile = () =>
  [
    importsFor(
      options.flatMap(({ members }: Row) => members.map(({ type }: Row) => type)),
      './call-options.js',
    ).join('\n'),
    ...options.map((each: Row) =>
      [
        ...commented(each),
        `export interface ${each.name}${each.extends === undefined ? '' : ` extends ${each.extends}`} {`,
        ...each.members.flatMap(optionLines),
        '}',
      ].join('\n'),
    ),
  ].join('\n\n');

/** Its parameters; the options come last. */
function parametersOf({ given = [], options: type }: Row) {
  if (type === undefined) return given;
  const isRequired = membersOf(optionsNamed(type)).some(({ required }) => required);
  return [...given, `options${isRequired ? '' : '?'}: ${type}`];
}

const answerOf = ({ by, answer }: Row) => (by === undefined ? `Promise<${answer}>` : answer);

function memberLines(member: Row) {
  const { name, type } = member;
  const head = commented(member, '  ');
  if (type !== undefined) return [...head, `  readonly ${name}: ${type};`];
  return [...head, ...listed(`${name}(`, parametersOf(member), `): ${answerOf(member)};`, '  ')];
}

export const clientFile = () =>
  [
    importsFor(
      client.flatMap(({ members }: Row) =>
        members.flatMap((each: Row) => [...parametersOf(each), each.type ?? answerOf(each)]),
      ),
      './client.js',
    ).join('\n'),
    ...client.map((each: Row) =>
      [...commented(each), `export interface ${each.name} {`, ...each.members.flatMap(memberLines), '}'].join(
        '\n',
      ),
    ),
  ].join('\n\n');

function loadLines(member: Row, indent: Row) {
  const { name, type, load, work = name, by = 'call', given = [], options: named } = member;
  const part = client.find((each: Row) => each.name === type);
  if (part !== undefined) {
    const inner = part.members.flatMap((each: Row) => loadLines(each, `${indent}  `));
    return [`${indent}${name}: {`, ...inner, `${indent}},`];
  }
  if (load === undefined) return [];
  const items = [`'${named}'`, `${given.length}`, `async () => (await import('../${load}.js')).${work}`];
  return listed(`${name}: ${by}(`, items, '),', indent);
}

export function clientCallsFile() {
  const [whole] = client;
  const others = whole.members.filter(
    ({ load, type }: Row) => !load && !client.some(({ name }: Row) => name === type),
  );
  const left = others.map(({ name }: Row) => `'${name}'`).join(' | ');
  return [
    [
      "import type { Core } from '../core.js';",
      "import { methodsOf } from '../methods-of.js';",
      "import type { Client } from './client.js';",
    ].join('\n'),
    [
      '/** The methods of a client. The code of each is loaded with the first call. */',
      `export function callsOf(core: Core): Omit<Client, ${left}> {`,
      '  const { call, pages, run } = methodsOf(core);',
      '  return {',
      ...whole.members.flatMap((member: Row) => loadLines(member, '    ')),
      '  };',
      '}',
    ].join('\n'),
  ].join('\n\n');
}

/** The names of the options of each method. */
export function optionNamesFile() {
  const names = options
    .filter(({ name }: Row) => methods.some((each: Row) => each.options === name))
    .map((each: Row) => [each.name, Object.fromEntries(membersOf(each).map(({ name }) => [name, true]))]);
  return [
    doc(['The names of the options of each method. Their values are read where they are used.']),
    `export const optionNames = ${print(Object.fromEntries(names), { expand: true })} as const;`,
  ].join('\n');
}
