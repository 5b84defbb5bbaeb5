/** What other rooms take from this one. Users have its public door. */
export { escapeHtml } from './html/escape.js';
export type { Issued } from './issued.js';
export { pageFormats } from './options.js';
