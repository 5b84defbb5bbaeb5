/** Greek, for every option `locale`. Each export is a file of its own, so that a bundler can leave the other out. */
export type { Locale } from '../../issues/locale.js';
export { LocaleError } from '../../issues/locale-error.js';
export { elDocuments } from './documents.js';
export { el } from './whole.js';
