import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { compile } from 'zod';
import { documentSchema, toJsonSchema } from '../../src/schema/index.js';

const ajv = addFormats.default(new Ajv2020({ strict: false }));
const byAjv = ajv.compile(toJsonSchema(documentSchema));
const byZod = compile(documentSchema, { strict: true });

/** Other ways to check the shape of a document, for comparison: none of them knows a rule. */
export const shapeChecks: readonly (readonly [what: string, check: (document: unknown) => unknown])[] = [
  ['shape only: zod', (document) => documentSchema.safeParse(document)],
  ['shape only: zod, compiled (z.compile)', (document) => byZod.safeParse(document)],
  ['shape only: ajv, compiled', (document) => byAjv(document)],
];
