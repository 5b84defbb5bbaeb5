// The shapes of answers and bodies: plain data that drives their readers.

import { importOf } from '../codes/declare.js';
import { doc, print } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { answers, bodies, isObject } from './rows.js';

const LEAVES: Row = { moment: 'text', date: 'text', link: 'text', word: 'text' };

const shapeName = (name: Row) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`;

function answerMember(member: Row) {
  if (member.members !== undefined) return { object: { members: answerMembers(member.members) } };
  if (!isObject(member)) return member.list ? 'texts' : (LEAVES[member.kind] ?? member.kind);
  return { [member.list ? 'list' : 'object']: { ref: shapeName(member.kind) } };
}

const answerMembers = (members: Row) =>
  Object.fromEntries(members.map((member: Row) => [member.name, answerMember(member)]));

function answerShape({ name, comment, members }: Row) {
  const aliases = members.flatMap((member: Row) =>
    (member.aliases ?? []).map((alias: Row) => [alias.toLowerCase(), member.name]),
  );
  const needed = members.filter((member: Row) => member.needed).map((member: Row) => member.name);
  const shape = {
    members: answerMembers(members),
    ...(aliases.length > 0 && { aliases: Object.fromEntries(aliases) }),
    ...(needed.length > 0 && { needed }),
  };
  const head = `export const ${shapeName(name)}: AnswerShape<${name}> = `;
  return `${doc([comment])}\n${head}${print(shape, { before: head.length, after: 1, expand: true })};`;
}

function bodyMember({ kind, values, list, atLeast, optional, members, min, max, above, oneOf, blank }: Row) {
  if (members !== undefined) return { ...(optional && { optional }), of: bodyMembers(members) };
  return {
    kind,
    ...(optional && { optional }),
    ...(list && { atLeast: atLeast ?? 0 }),
    ...(values !== undefined && { values: { ref: values } }),
    ...JSON.parse(JSON.stringify({ min, max, above, oneOf, blank })),
  };
}

const bodyMembers = (members: Row) =>
  Object.fromEntries(members.map((member: Row) => [member.name, bodyMember(member)]));

function bodyShape({ name, comment, members }: Row) {
  const head = `export const ${shapeName(name)} = `;
  const shape = bodyMembers(members);
  return `${doc([comment])}\n${head}${print(shape, { before: head.length, after: 1, expand: true })} as const satisfies BodyMembers;`;
}

const innerFirst = (objects: Row) => {
  const found = new Map();
  const add = (object: Row) => {
    if (object === undefined || found.has(object.name)) return;
    for (const member of object.members) add(objects.find(({ name }: Row) => name === member.kind));
    found.set(object.name, object);
  };
  for (const object of objects) add(object);
  return [...found.values()];
};

export function answerShapesFile() {
  const shown = innerFirst(answers.filter(({ written }: Row) => !written));
  const types = (flows: Row) => shown.filter((each) => Boolean(each.flows) === flows).map(({ name }) => name);
  return [
    [
      importOf(types(true), '../../../types/index.js', { type: true }),
      "import type { AnswerShape } from '../answers/read-answer.js';",
      importOf(types(false), './types.js', { type: true }),
    ].join('\n'),
    ...shown.map(answerShape),
  ].join('\n\n');
}

export function bodyShapesFile() {
  return [
    [
      "import type { BodyMembers } from '../bodies/check-body.js';",
      "import { transactionTypes } from '../onboarding-values.js';",
      "import { webhookEvents } from '../webhook-values.js';",
    ].join('\n'),
    ...bodies.map(bodyShape),
  ].join('\n\n');
}
