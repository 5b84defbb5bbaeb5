import * as z from 'zod';
import { listTables, rowsOf } from '../../../codes/index.js';
import { withValues } from '../../../issues/inside.js';
import { documentSchema, factsSchema, type JsonSchema, toJsonSchema } from '../../../schema/index.js';
import { OperationError } from '../core/error.js';
import { operationTexts } from '../core/generated/texts.js';
import { operation } from '../core/operation.js';
import { text } from '../core/schemas.js';

const schemas = { facts: factsSchema, document: documentSchema } as const;

/** A longer list of values is that of a code table, which is named instead. */
const MOST_VALUES = 40;

/** Lists the members of facts, a document, or what is inside them, for whoever cannot hold the whole schema at once. */
export const members = operation({
  id: 'documents.members',
  route: 'GET /members',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    of: z.enum(['facts', 'document']).optional().meta({ description: 'Default: facts.' }),
    at: text.optional().meta({
      description:
        'Where: a member such as lines or issuer.address, or the name of a part such as LineFacts.',
    }),
  }),
  output: z.strictObject({
    members: z.array(
      z.strictObject({
        name: z.string(),
        required: z.boolean(),
        about: z.string().optional(),
        schema: z.looseObject({}).meta({
          description:
            'JSON Schema. at: the part that has its members. table: the code table that has its values.',
        }),
      }),
    ),
  }),
  example: { of: 'facts', at: 'lines' },
  run({ of = 'facts', at = '' }, { language }) {
    const whole = toJsonSchema(schemas[of]);
    const found = at === '' ? whole : (whole.$defs?.[at] ?? below(whole, at.split('.'), whole));
    const { properties, required = [] } = (found ?? {}) as JsonSchema;
    if (properties === undefined) {
      const what = withValues(operationTexts.members.part, { of })[language];
      throw new OperationError('not-found', { what, name: at }, language);
    }
    return {
      members: Object.entries(properties).map(([name, schema]) => {
        const { description, ...value } = schema as JsonSchema;
        return {
          name,
          required: required.includes(name),
          ...(description !== undefined && { about: description }),
          schema: shortened(value),
        };
      }),
    };
  },
});

/** The schema of a member: what a reference leads to, of a list its items, of several forms the one with members. */
function below(
  schema: unknown,
  [name, ...rest]: readonly string[],
  whole: JsonSchema,
): JsonSchema | undefined {
  const inside = insideOf(schema, whole);
  if (name === undefined) return inside;
  const member = inside?.properties?.[name];
  return member === undefined ? undefined : below(member, rest, whole);
}

function insideOf(schema: unknown, whole: JsonSchema): JsonSchema | undefined {
  const { $ref, items, anyOf, ...own } = schema as JsonSchema;
  if ($ref !== undefined) return insideOf(whole.$defs?.[$ref.slice('#/$defs/'.length)] ?? {}, whole);
  if (items !== undefined) return insideOf(items, whole);
  if (anyOf !== undefined) return anyOf.map((each) => insideOf(each, whole)).find((each) => each?.properties);
  return own;
}

/** A schema in which long lists of values are replaced by the name of their table, and references by the name of the part. */
function shortened(schema: JsonSchema): Record<string, unknown> {
  const text = JSON.stringify(schema, (_, value: unknown) => {
    const { $ref, enum: values, pattern: _pattern, ...others } = Object(value) as JsonSchema;
    if (Array.isArray(value) || Object(value) !== value) return value;
    if ($ref !== undefined) return { ...others, type: 'object', at: $ref.slice('#/$defs/'.length) };
    if (values === undefined || values.length <= MOST_VALUES)
      return { ...others, ...(values && { enum: values }) };
    return { ...others, table: tableOf(values) };
  });
  return JSON.parse(text) as Record<string, unknown>;
}

/** The code table that has these values. */
const tableOf = (values: readonly unknown[]): string | undefined =>
  listTables().find(({ name, size }) => {
    if (size !== values.length) return false;
    const codes = new Set<unknown>(rowsOf(name).map(({ code }) => code));
    return values.every((value) => codes.has(value));
  })?.name;
