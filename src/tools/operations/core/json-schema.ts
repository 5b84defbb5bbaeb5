import * as z from 'zod';
import type { JsonSchema } from '../../../schema/index.js';

/**
 * The schema of an input or an output as JSON Schema. Documents, facts and issues are references: see `schemaAddress` and
 * `flowSchemas`.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Every name is a text. Some assistants refuse all tools for one word that they do not know.
      delete jsonSchema.propertyNames;
      const { $ref, description } = jsonSchema;
      if ($ref === undefined) return;
      // The schema that it refers to says the rest.
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, { $ref, ...(description !== undefined && { description }) });
    },
  });
  return json as JsonSchema;
}
