import type { Command } from './command.js';

/** The exit codes of every command that checks documents. */
export const checkExitCodes: Command['exitCodes'] = [
  { code: 0, when: { en: 'no errors (warnings are possible)', el: 'κανένα σφάλμα (ίσως προειδοποιήσεις)' } },
  { code: 1, when: { en: 'errors in at least one document', el: 'σφάλματα σε τουλάχιστον ένα παραστατικό' } },
  {
    code: 2,
    when: {
      en: 'unusable input, or wrong usage',
      el: 'είσοδος που δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
];
