import type { Both } from '../words/index.js';

/** What stands in the help for the value of an option. */
export const FILE: Both = { en: 'FILE', el: 'ΑΡΧΕΙΟ' };
export const VAT_NUMBER: Both = { en: 'VAT-NUMBER', el: 'ΑΦΜ' };
export const COUNT: Both = { en: 'N', el: 'N' };
export const TEXT: Both = { en: 'TEXT', el: 'ΚΕΙΜΕΝΟ' };
