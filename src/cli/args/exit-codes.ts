import type { Both } from '../words/index.js';
import type { Command } from './command.js';

/** When a command that reads documents cannot begin. */
export const UNUSABLE: Both = {
  en: 'unusable input, or wrong usage',
  el: 'είσοδος που δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
};

/** When a command that calls the service cannot begin. */
export const NO_KEY: Both = {
  en: 'no key, no base URL, or wrong usage',
  el: 'δεν υπάρχει κλειδί ή διεύθυνση, ή λανθασμένη σύνταξη της εντολής',
};

/** The exit codes of every command that checks documents. */
export const checkExitCodes: Command['exitCodes'] = {
  0: { en: 'no errors (warnings are possible)', el: 'κανένα σφάλμα (ίσως προειδοποιήσεις)' },
  1: { en: 'errors in at least one document', el: 'σφάλματα σε τουλάχιστον ένα παραστατικό' },
  2: UNUSABLE,
};

/** The exit codes of commands that query the service. */
export const askingExitCodes: Command['exitCodes'] = {
  0: { en: 'the service answered', el: 'η υπηρεσία απάντησε' },
  1: { en: 'the service refused, or could not be reached', el: 'η υπηρεσία αρνήθηκε, ή δεν απάντησε' },
  2: NO_KEY,
};
