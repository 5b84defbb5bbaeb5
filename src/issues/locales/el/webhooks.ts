import type { WebhookWords } from '../en/webhooks.js';

/** Τι λένε τα σφάλματα όποιου δέχεται webhooks, και γιατί δεν γίνεται δεκτή μια παράδοση. */
export const webhookWords: WebhookWords = {
  'body/not-bytes':
    'Το σώμα δεν είναι ακατέργαστα bytes. Διαβάστε το πριν από κάθε αναλυτή JSON, π.χ. με express.raw().',
  'request/not-a-request':
    'Αυτό δεν είναι Request με αδιάβαστο σώμα. Φτιάξτε ένα από μέθοδο, κεφαλίδες και ακατέργαστο σώμα.',
  'options/secret':
    'Κάποιο μυστικό λείπει, είναι κενό ή έχει κενά γύρω του. Δώστε αυτό που επέστρεψε η καταχώριση του webhook.',
  'options/unknown': 'Δεν υπάρχει επιλογή {member}. Οι επιλογές: {known}.',
  'options/value': 'Η ρύθμιση {member} λείπει ή δεν είναι έγκυρη. Δώστε μία όπως {example}.',
  tooLarge: 'Το σώμα έχει πάνω από {maxBytes} bytes. Αυξήστε το maxBytes αν αυτό αναμένεται.',
  noSignature: 'Λείπει η κεφαλίδα της υπογραφής. Ελέγξτε το headerPrefix.',
  wrongSignature: 'Η υπογραφή δεν ανήκει σε αυτό το σώμα και σε αυτά τα μυστικά. Ελέγξτε και τα δύο.',
  notJson: 'Το σώμα είναι υπογεγραμμένο, αλλά δεν είναι JSON σε UTF-8.',
  notAnEvent: 'Το σώμα είναι υπογεγραμμένο, αλλά το μέλος {member} λείπει ή δεν είναι έγκυρο.',
};
