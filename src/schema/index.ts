/** The documents and facts as zod schemas, and as JSON Schema for editors and other languages. */
import type * as z from 'zod/mini';
import { factsShape } from '../builders/facts/generated/shapes.js';
import type { Facts } from '../builders/index.js';
import { documentShape, sendInvoicesRequestShape } from '../types/generated/shapes.js';
import type { Document, SendInvoicesRequest } from '../types/index.js';
import { zodOf } from './zod-of.js';

export type { JsonSchema } from './json-schema.js';
export { toJsonSchema } from './to-json-schema.js';

/**
 * The form of a document: members, types and bounds, as `validate` reads it. Only `validate` checks how members relate
 * to each other and to the document type. This is a Standard Schema, for form libraries and web frameworks.
 *
 * @example
 * const { success, error } = documentSchema.safeParse(JSON.parse(text));
 */
export const documentSchema = /* @__PURE__ */ zodOf(documentShape) as z.ZodMiniType<Document>;

/**
 * The form of the body of the issuance call, with at least one document.
 *
 * @example
 * app.post('/invoices', validator('json', requestSchema), handler);
 */
export const requestSchema = /* @__PURE__ */ zodOf(
  sendInvoicesRequestShape,
) as z.ZodMiniType<SendInvoicesRequest>;

/**
 * The form of facts, the input of `buildDocument`. Only building checks what a document type allows and
 * requires.
 *
 * @example
 * const facts = factsSchema.parse(await request.json());
 */
export const factsSchema = /* @__PURE__ */ zodOf(factsShape) as z.ZodMiniType<Facts>;
