import type { Both } from '../words/index.js';
import type { Command } from './command.js';

/** When a command that reads documents cannot begin. */
export const UNUSABLE: Both = {
  en: 'unusable input, or wrong usage',
  el: 'είσοδος που δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
};

/** The exit codes of every command that checks documents. */
export const checkExitCodes: Command['exitCodes'] = {
  0: { en: 'no errors (warnings are possible)', el: 'κανένα σφάλμα (ίσως προειδοποιήσεις)' },
  1: { en: 'errors in at least one document', el: 'σφάλματα σε τουλάχιστον ένα παραστατικό' },
  2: UNUSABLE,
};
