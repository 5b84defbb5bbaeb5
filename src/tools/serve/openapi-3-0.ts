type Members = Readonly<Record<string, unknown>>;

/**
 * An OpenAPI 3.1 document in version 3.0, for generators of clients that read only that, such as NSwag and oapi-codegen. What
 * 3.0 cannot say of a value is left out, so every value of the one fits the other.
 */
export function inOpenApi30({ webhooks: _none, info, ...document }: Members): Members {
  const { license: { identifier: _id, ...license } = {}, ...about } = info as { readonly license?: Members };
  const older: Members = JSON.parse(JSON.stringify(document), (_name, value) => schemaIn30(value));
  return { ...older, openapi: '3.0.3', info: { ...about, license } };
}

/** A schema in version 3.0. Its parts already are. */
function schemaIn30(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const {
    const: only,
    dependentRequired: _no,
    contentEncoding,
    $ref,
    type,
    exclusiveMinimum,
    ...schema
  } = value as Members;
  const types = Array.isArray(type) ? type.filter((each) => each !== 'null') : [type];
  return {
    ...($ref !== undefined && Object.keys(schema).length > 0 ? { allOf: [{ $ref }] } : { $ref }),
    ...(types.length > 1 ? { anyOf: types.map((each) => ({ type: each })) } : { type: types[0] }),
    ...(Array.isArray(type) && types.length < type.length && { nullable: true }),
    ...schema,
    ...(only !== undefined && { enum: [only] }),
    ...(contentEncoding !== undefined && { format: 'byte' }),
    ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    // Version 3.0 wants to know what is in a list.
    ...(type === 'array' && schema['items'] === undefined && { items: {} }),
  };
}
