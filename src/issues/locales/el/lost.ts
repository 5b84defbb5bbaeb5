import type { LostReason } from '../en/lost.js';

/** Γιατί ένα πεδίο παραστατικού δεν προκύπτει ξανά από τα στοιχεία του. */
export const lost: Readonly<Record<Exclude<LostReason, 'refused'>, string>> = {
  'no-fact': 'Τα στοιχεία δεν μπορούν να εκφράσουν το πεδίο {member}[ με τιμή {value}].',
  differs: 'Από τα στοιχεία προκύπτει {derived} αντί για {value} στο πεδίο {member}.',
  added:
    'Από τα στοιχεία προκύπτει και το πεδίο {member}[ με τιμή {value}], που δεν υπάρχει στο παραστατικό.',
  'not-a-document': 'Δεν είναι παραστατικό. Δώστε ένα στοιχείο από τη λίστα invoice μιας αποστολής.',
};
