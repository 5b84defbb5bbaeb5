/** The front door: make, total and check Greek invoicing documents. */
export type { Locale } from './issues/words.js';
export { type ValidateOptions, validate } from './rules/validate.js';
export { documentShape } from './types/document.js';
export type * from './types/index.js';
