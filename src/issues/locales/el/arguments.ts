import type { ArgumentErrorCode } from '../en/arguments.js';

/** The messages about invalid arguments: what is wrong, and what to do. */
export const argumentErrors: Readonly<Record<ArgumentErrorCode, string>> = {
  'arguments/not-a-document':
    'Το στοιχείο {index} δεν είναι παραστατικό: δεν έχει invoiceHeader. Δώστε το αποτέλεσμα της build() ή της buildDocument().',
  'arguments/unknown-option': 'Δεν υπάρχει επιλογή {option}. Μήπως εννοείτε locale;',
  'arguments/not-a-date': 'Η τιμή {found} δεν είναι ημερομηνία. Δώστε έγκυρο Date, π.χ. new Date().',
  'arguments/unknown-version':
    'Δεν υπάρχει έκδοση {version} των προδιαγραφών. Οι γνωστές εκδόσεις είναι {known}.',
  'arguments/not-a-table':
    'Η τιμή {found} δεν είναι πίνακας κωδικών. Δώστε τον ίδιο τον πίνακα, π.χ. vatCategories.',
  'arguments/unknown-table': 'Δεν υπάρχει πίνακας {found}. Οι πίνακες είναι {known}.',
  'arguments/not-text': 'Το όρισμα {argument} πρέπει να είναι κείμενο, όχι {found}.',
  'arguments/refused-document': 'Το περιβάλλον δοκιμών δεν δέχεται το παραστατικό {series} {aa}: {why}.',
  'arguments/no-payment':
    'Το παραστατικό {series} {aa} δεν έχει πληρωμή με κάρτα (7) ή άμεση πληρωμή (8) που να μπορεί να μείνει σε αναμονή.',
  'arguments/not-a-state':
    'Η αποθηκευμένη κατάσταση δεν είναι του περιβάλλοντος δοκιμών: έχει πίνακα {table}.',
  'arguments/not-a-snapshot':
    'Το στιγμιότυπο έχει γραμμές που το περιβάλλον δοκιμών δεν μπορεί να διαβάσει. Δώστε αυτούσιο ό,τι έδωσε η snapshot.',
  'arguments/unknown-question': 'Δεν υπάρχει ερώτηση {found}. Οι ερωτήσεις είναι {known}.',
  'arguments/unknown-answer':
    'Το {found} δεν είναι απάντηση στην ερώτηση {question}. Οι απαντήσεις είναι {known}.',
  'arguments/needless-answer': 'Η ερώτηση {question} δεν έχει νόημα μαζί με τις άλλες απαντήσεις.',
};
