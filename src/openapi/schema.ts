/** A JSON Schema (draft 2020-12) as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** A reference to another schema, by its name. */
export const ref = (name: string, description?: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description !== undefined && { description }),
});

export const text = (description: string, example?: string): Schema => ({
  type: 'string',
  description,
  ...(example !== undefined && { examples: [example] }),
});

export const number = (description: string): Schema => ({ type: 'number', description });

export const integer = (description: string): Schema => ({ type: 'integer', description });

export const flag = (description: string): Schema => ({ type: 'boolean', description });

/** A date and time in UTC, ISO 8601. */
export const moment = (description: string): Schema => ({ type: 'string', format: 'date-time', description });

/** One of a fixed list of words. */
export const word = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: [...values],
  description,
});

export const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });

/** A value that can be null. */
export function orNull(schema: Schema): Schema {
  const { type, description, ...rest } = schema;
  return typeof type === 'string' && !('enum' in schema)
    ? { type: [type, 'null'], description, ...rest }
    : { anyOf: [schema, { type: 'null' }], ...(description !== undefined && { description }) };
}

/** The members that the reader of an answer knows. If one of them is not described, the code does not compile. */
type MembersOf<Answer> = { readonly [Name in keyof Omit<Answer, 'others'>]-?: Schema };

/** An object of an answer. It may also have members that are not described. */
export const record = <Answer extends object>(
  description: string,
  properties: MembersOf<Answer>,
  required: readonly (keyof Omit<Answer, 'others'>)[] = [],
): Schema => ({ type: 'object', description, ...(required.length > 0 && { required }), properties });
