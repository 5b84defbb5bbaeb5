/** Greek, for every option `locale`. Each export is in a separate file, so that a bundler can omit the other. */
export type { Locale } from '../../locale.js';
export { LocaleError } from '../../locale-error.js';
export { elDocuments } from './documents.js';
export { el } from './whole.js';
