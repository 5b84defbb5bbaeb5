// The answers and bodies as JSON Schema, for the OpenAPI document.

import { importOf } from '../codes/declare.js';
import { doc, print } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { answers, bodies, commentOf, isObject } from './rows.js';

const ref = (name: Row) => ({ $ref: `#/components/schemas/${name}` });

const KINDS: Row = {
  moment: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  link: { type: 'string', format: 'uri' },
  https: { type: 'string', format: 'uri' },
  mark: ref('Mark'),
  markText: { type: 'string', pattern: '^[1-9][0-9]{0,19}$' },
  uid: ref('Uid'),
  decimal: { type: 'number' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  flag: { type: 'boolean' },
  members: { type: 'object' },
  errors: { type: 'array', items: ref('AuthorityErrors') },
};

function oneOf(member: Row, isBody: Row) {
  if (member.members !== undefined) return objectSchema(member, isBody);
  if (isObject(member)) return ref(member.kind);
  const { kind, sent, values, min, max, above, oneOf: only, blank } = member;
  if (sent === 'text') return { type: 'string' };
  if (kind === 'word') return { type: 'string', enum: { ref: `[...${values}]` } };
  if (kind === 'text') {
    return {
      type: 'string',
      ...(isBody && !blank && { pattern: '\\S' }),
      ...(max !== undefined && { maxLength: max }),
    };
  }
  return {
    ...KINDS[kind],
    ...(above !== undefined && { exclusiveMinimum: above }),
    ...(min !== undefined && { minimum: min }),
    ...(only !== undefined && { enum: only }),
  };
}

function orNull(schema: Row) {
  return typeof schema.type === 'string' && !('enum' in schema)
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

function memberSchema(member: Row, isBody: Row) {
  const one = oneOf(member, isBody);
  const { list, atLeast, nullable, example } = member;
  const many = list ? { type: 'array', ...(atLeast > 0 && { minItems: atLeast }), items: one } : one;
  return {
    ...(nullable ? orNull(many) : many),
    description: commentOf(member),
    ...(example !== undefined && { examples: [example] }),
  };
}

function objectSchema({ comment, members }: Row, isBody: Row) {
  const required = members.filter(({ optional }: Row) => !optional).map(({ name }: Row) => name);
  return {
    type: 'object',
    description: comment,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(members.map((each: Row) => [each.name, memberSchema(each, isBody)])),
  };
}

const constant = (name: Row, comment: Row, objects: Row, isBody: Row) => {
  const value = Object.fromEntries(objects.map((each: Row) => [each.name, objectSchema(each, isBody)]));
  return `${doc([comment])}\nexport const ${name} = ${print(value, { expand: true })} satisfies Readonly<Record<string, Schema>>;`;
};

/** The lists of words that members name, by the module that has them. */
const lists = (from: Row) =>
  [...answers, ...bodies]
    .flatMap(({ members }) => members.flatMap((each: Row) => [each, ...(each.members ?? [])]))
    .flatMap(({ values }) => (values === undefined ? [] : [values]))
    .filter((name) => (name === 'webhookEvents') === (from === 'webhook'));

export const schemasFile = () =>
  [
    [
      importOf(lists('onboarding'), '../../../sending/service/onboarding-values.js'),
      importOf(lists('webhook'), '../../../sending/service/webhook-values.js'),
      "import type { Schema } from '../schema.js';",
    ].join('\n'),
    constant('answerSchemas', 'The answers of the service.', answers, false),
    constant('bodySchemas', 'The bodies that are not documents.', bodies, true),
  ].join('\n\n');
