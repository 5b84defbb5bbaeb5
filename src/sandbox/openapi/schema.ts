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

export const list = (items: Schema, description: string): Schema => ({ type: 'array', items, description });
