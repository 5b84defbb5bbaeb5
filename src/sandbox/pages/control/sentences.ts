import type { PageLanguage } from '../view/issues.js';

/** Why an action of the page is not possible. */
const en = {
  noCompany: 'No company can issue with this key.',
  noExample: 'There is no such example.',
  endpointGone: 'This endpoint was removed.',
  isDelivering: 'The event is being delivered now.',
  notSnapshot: 'This file is not a snapshot of a sandbox.',
};

const el: typeof en = {
  noCompany: 'Καμία επιχείρηση δεν μπορεί να εκδώσει με αυτό το κλειδί.',
  noExample: 'Δεν υπάρχει τέτοιο παράδειγμα.',
  endpointGone: 'Η διεύθυνση διαγράφηκε.',
  isDelivering: 'Η ειδοποίηση αποστέλλεται τώρα.',
  notSnapshot: 'Το αρχείο δεν είναι στιγμιότυπο δοκιμαστικού περιβάλλοντος.',
};

export const sentences: Readonly<Record<PageLanguage, typeof en>> = { en, el };
