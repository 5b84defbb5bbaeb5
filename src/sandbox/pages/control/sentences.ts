import type { PageLanguage } from '../view/issues.js';

/** Why an action of the page is not possible. */
const en = {
  tableGone: 'This table has no open slips any more.',
  tableUnreadable: 'The slips of this table do not fit together. It can only be cancelled as a whole.',
  itemGone: 'This table has no such item any more.',
  holdGone: 'This document is not held any more.',
  keyGone: 'The key of this software house is not in use any more.',
  noCompany: 'No company can issue with this key.',
  noExample: 'There is no such example.',
  endpointGone: 'This endpoint was removed.',
  isDelivering: 'The event is being delivered now.',
  notSnapshot: 'This file is not a snapshot of a sandbox.',
};

const el: typeof en = {
  tableGone: 'Το τραπέζι δεν έχει πια ανοιχτά δελτία.',
  tableUnreadable: 'Τα δελτία του τραπεζιού δεν συμφωνούν μεταξύ τους. Μπορεί μόνο να ακυρωθεί ολόκληρο.',
  itemGone: 'Το τραπέζι δεν έχει πια αυτό το είδος.',
  holdGone: 'Το παραστατικό δεν είναι πια σε αναμονή.',
  keyGone: 'Το κλειδί αυτής της εταιρείας λογισμικού δεν χρησιμοποιείται πια.',
  noCompany: 'Καμία επιχείρηση δεν μπορεί να εκδώσει με αυτό το κλειδί.',
  noExample: 'Δεν υπάρχει τέτοιο παράδειγμα.',
  endpointGone: 'Η διεύθυνση διαγράφηκε.',
  isDelivering: 'Η ειδοποίηση αποστέλλεται τώρα.',
  notSnapshot: 'Το αρχείο δεν είναι στιγμιότυπο δοκιμαστικού περιβάλλοντος.',
};

export const sentences: Readonly<Record<PageLanguage, typeof en>> = { en, el };
