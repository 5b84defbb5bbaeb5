/** The words of the pages of a sandbox. */
export interface PageWords {
  readonly language: string;
  readonly warning: string;
  readonly clock: string;
  readonly documents: string;
  readonly tables: string;
  readonly holds: string;
  readonly requests: string;
  readonly deliveries: string;
  readonly calls: string;
  readonly none: string;
  readonly dropped: string;
  readonly queued: string;
  readonly closeBy: string;
}

const en: PageWords = {
  language: 'en',
  warning: 'This is a sandbox: nothing is filed with the tax authority.',
  clock: 'Its clock',
  documents: 'Documents',
  tables: 'Open tables',
  holds: 'Documents waiting for payment',
  requests: 'Onboarding requests',
  deliveries: 'Deliveries of events',
  calls: 'Calls, the newest first',
  none: 'None.',
  dropped: 'dropped',
  queued: 'queued',
  closeBy: 'close by',
};

const el: PageWords = {
  language: 'el',
  warning: 'Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.',
  clock: 'Το ρολόι του',
  documents: 'Παραστατικά',
  tables: 'Ανοιχτά τραπέζια',
  holds: 'Παραστατικά που περιμένουν πληρωμή',
  requests: 'Αιτήματα ένταξης',
  deliveries: 'Αποστολές ειδοποιήσεων',
  calls: 'Κλήσεις, οι νεότερες πρώτες',
  none: 'Κανένα.',
  dropped: 'αγνοήθηκαν',
  queued: 'σε αναμονή',
  closeBy: 'κλείσιμο έως',
};

/** The words in the first language that the browser prefers. */
export const pageWords = (acceptLanguage: string | null): PageWords =>
  acceptLanguage?.trim().toLowerCase().startsWith('el') === true ? el : en;
