import { documentSchema, factsSchema, requestSchema, toJsonSchema } from '../../src/schema/index.js';

const schemas = { document: documentSchema, request: requestSchema, facts: factsSchema };

/** The JSON Schema files of the package: the name that users import, the file in the package, and its text. */
export const schemaFiles = Object.entries(schemas).map(([name, schema]) => ({
  name: `./schemas/${name}.json`,
  file: `./dist/schemas/${name}.json`,
  text: `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
}));
