import type { WebhookWords } from '../en/webhooks.js';

/** The errors of a webhook handler, and why a delivery is refused. */
export const webhookWords: WebhookWords = {
  'body/not-bytes':
    'Το σώμα δεν είναι ακατέργαστα byte. Διαβάστε το πριν από κάθε αναλυτή JSON, π.χ. με express.raw().',
  'request/not-a-request':
    'Αυτό δεν είναι Request με αδιάβαστο σώμα. Φτιάξτε ένα από μέθοδο, κεφαλίδες και ακατέργαστο σώμα.',
  'options/secret':
    'Κάποιο μυστικό κλειδί λείπει, είναι κενό ή έχει κενά στην αρχή ή στο τέλος. Δώστε αυτό που επέστρεψε η καταχώριση του webhook.',
  'options/unknown': 'Δεν υπάρχει επιλογή {member}. Η πλησιέστερη είναι {nearest}.',
  'options/value': 'Η επιλογή {member} λείπει ή δεν είναι έγκυρη. Δώστε μια τιμή όπως {example}.',
  tooLarge: 'Το σώμα έχει πάνω από {maxBytes} byte. Αυξήστε το maxBytes αν αυτό αναμένεται.',
  tooSlow: 'Το σώμα δεν έφτασε μέσα σε {bodyTimeout} ms. Αυξήστε το bodyTimeout αν αυτό αναμένεται.',
  tooOld: 'Το συμβάν είναι παλαιότερο από το tolerance ({tolerance} ms). Ελέγξτε το ρολόι του υπολογιστή.',
  noSignature: 'Λείπει η κεφαλίδα της υπογραφής. Ελέγξτε το headerPrefix.',
  wrongSignature: 'Η υπογραφή δεν ανήκει σε αυτό το σώμα και σε αυτά τα μυστικά κλειδιά. Ελέγξτε και τα δύο.',
  notJson: 'Το σώμα είναι υπογεγραμμένο, αλλά δεν είναι JSON σε UTF-8.',
  notAnEvent: 'Το σώμα είναι υπογεγραμμένο, αλλά το πεδίο {member} λείπει ή δεν είναι έγκυρο.',
};
