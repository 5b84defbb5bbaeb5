import type { ArgumentErrorCode } from '../en/arguments.js';

/** The messages about invalid arguments: what is wrong, and what to do. */
export const argumentErrors: Readonly<Record<ArgumentErrorCode, string>> = {
  'arguments/not-a-document':
    'Το στοιχείο {index} δεν είναι παραστατικό: δεν έχει invoiceHeader. Δώστε το αποτέλεσμα της build() ή της buildDocument().',
  'arguments/unknown-option': 'Δεν υπάρχει επιλογή {option}. Μήπως εννοείτε locale;',
  'arguments/not-a-date': 'Η τιμή {found} δεν είναι ημερομηνία. Δώστε έγκυρο Date, π.χ. new Date().',
  'arguments/unknown-version':
    'Δεν υπάρχει έκδοση {version} των προδιαγραφών. Οι γνωστές εκδόσεις είναι {known}.',
};
