import * as z from 'zod';
import type { JsonSchema } from '../../schema/index.js';

/** The schema of an input or an output as JSON Schema. Documents, facts and issues are references: see `schemaAddress`. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json as JsonSchema;
}
