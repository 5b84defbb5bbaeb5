// The TypeScript interfaces of answers and bodies.

import { importOf } from '../codes/declare.js';
import { doc } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { answers, bodies, calls, commentOf, isObject, meta } from './rows.js';

const SCALARS: Row = {
  decimal: 'number',
  number: 'number',
  integer: 'number',
  flag: 'boolean',
  members: 'Readonly<Record<string, unknown>>',
  errors: 'readonly AnswerError[]',
};

const isBody = (object: Row) => bodies.includes(object);

/** Answers may have words that are not described yet, so only bodies have the described ones as their type. */
function scalarOf({ kind, values, oneOf }: Row, owner: Row) {
  if (kind === 'word' && isBody(owner)) return `(typeof ${values})[number]`;
  return oneOf?.join(' | ') ?? SCALARS[kind] ?? 'string';
}

function typeOf(member: Row, owner: Row) {
  const one = isObject(member) ? member.kind : scalarOf(member, owner);
  return member.list ? `readonly ${one.includes(' | ') ? `(${one})` : one}[]` : one;
}

/** Whether a member always has a value. In an answer that was read, everything else may be missing. */
const isAlways = (member: Row, owner: Row) =>
  member.needed ||
  ((isBody(owner) || owner.flows) && !member.optional) ||
  // A missing list is read as an empty one.
  (!isBody(owner) && (member.kind === 'errors' || (member.list && isObject(member))));

function inlineType(members: Row, owner: Row, indent: Row) {
  const inner = members.map((each: Row) => declaration(each, owner, indent + 2));
  return ['{', ...inner, `${' '.repeat(indent)}}`].join('\n');
}

function declaration(member: Row, owner: Row, indent = 2) {
  const pad = ' '.repeat(indent);
  const comment = doc([commentOf(member)], indent);
  if (member.members !== undefined) {
    const isOptional = !isAlways(member, owner);
    const type = inlineType(member.members, owner, isOptional ? indent + 4 : indent);
    const rest = isOptional ? `?:\n${pad}  | ${type}\n${pad}  | undefined;` : `: ${type};`;
    return `${comment}\n${pad}readonly ${member.name}${rest}`;
  }
  const absent = owner.flows && !isBody(owner) ? ' | null | undefined' : ' | undefined';
  const [mark, rest] = isAlways(member, owner) ? ['', ''] : ['?', absent];
  return `${comment}\n${pad}readonly ${member.name}${mark}: ${typeOf(member, owner)}${rest};`;
}

function interfaceOf(object: Row) {
  const { name, comment, source, example, members, flows } = object;
  const base = isBody(object) || flows ? '' : ' extends Others';
  const stated = `Source: ${meta.sources[source]}.`;
  return [
    doc([comment, stated, ...(example === undefined ? [] : ['', '@example', ...example])]),
    `export interface ${name}${base} {`,
    ...members.map((member: Row) => declaration(member, object)),
    '}',
  ].join('\n');
}

/** The types of values that callers give for the parameters of a query. */
const GIVEN: Row = { integer: 'number', mark: 'string | number | bigint' };

function givenType({ kind, values, list }: Row) {
  // Statuses that are not described may exist, so any word is allowed.
  if (list) return 'string | readonly string[]';
  if (typeof values === 'string') return `(typeof ${values})[number]`;
  return values?.map((value: Row) => `'${value}'`).join(' | ') ?? GIVEN[kind] ?? 'string';
}

/** The comment of a parameter, with its bounds and the value that the service uses if it is absent. */
const givenComment = (parameter: Row) =>
  [
    commentOf(parameter),
    ...(parameter.max === undefined ? [] : [`${parameter.min} to ${parameter.max}.`]),
    ...(parameter.default === undefined ? [] : [`Default: ${parameter.default}.`]),
  ].join(' ');

/** The query of a call as callers of the client give it. */
function queryInterface({ query, queryType: { name, comment, example, without } }: Row) {
  const members = query
    .filter((parameter: Row) => !without.includes(parameter.name))
    .map((parameter: Row) => {
      const type = givenType(parameter);
      const rest = parameter.required ? `: ${type}` : `?: ${type} | undefined`;
      return `${doc([givenComment(parameter)], 2)}\n  readonly ${parameter.name}${rest};`;
    });
  return [doc([comment, '', '@example', ...example]), `export interface ${name} {`, ...members, '}'].join(
    '\n',
  );
}

const read = [...answers, ...bodies].filter(({ written }) => !written);
const kindsIn = (members: Row) => members.flatMap((each: Row) => [each.kind, ...kindsIn(each.members ?? [])]);

/** The types that flows use as well. */
export const flowTypesFile = () =>
  read
    .filter(({ flows }) => flows)
    .map(interfaceOf)
    .join('\n\n');

/** The types of all other answers and bodies. */
export function typesFile() {
  const shown = read.filter(({ flows }) => !flows);
  const used = new Set(shown.flatMap(({ members }) => kindsIn(members)));
  const below = read.filter(({ name, flows }) => flows && used.has(name)).map(({ name }) => name);
  return [
    [
      "import type { AnswerError } from '../../../rules/inside.js';",
      importOf(below, '../../../types/index.js', { type: true }),
      "import type { requestTypes, transactionTypes } from '../onboarding-values.js';",
      "import type { webhookEvents } from '../webhook-values.js';",
    ].join('\n'),
    '/** The members of an answer that are not described, unchanged. */\nexport interface Others {\n  readonly others?: Readonly<Record<string, unknown>> | undefined;\n}',
    ...shown.map(interfaceOf),
    ...calls.filter(({ queryType }: Row) => queryType !== undefined).map(queryInterface),
  ].join('\n\n');
}
