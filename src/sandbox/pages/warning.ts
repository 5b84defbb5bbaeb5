import type { Language } from '../../types/language.js';

/** The first lines of every page. */
export const warnings: Readonly<
  Record<Language, { readonly warning: string; readonly needsScript: string }>
> = {
  en: {
    warning: 'This is a sandbox: nothing is filed with the tax authority.',
    needsScript: 'This page needs JavaScript.',
  },
  el: {
    warning: 'Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.',
    needsScript: 'Η σελίδα χρειάζεται JavaScript.',
  },
};
