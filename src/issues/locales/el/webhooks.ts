import type { WebhookWords } from '../en/webhooks.js';

/**
 * Τι λένε τα σφάλματα όποιου δέχεται webhooks, και γιατί δεν γίνεται δεκτή μια παράδοση.
 *
 * @example
 * const handler = createWebhookHandler({ secrets, store, onEvent, words: webhookWords });
 */
export const webhookWords: WebhookWords = {
  'body/not-bytes':
    'Το σώμα δεν είναι ακατέργαστα bytes, οπότε η υπογραφή δεν ελέγχεται. Διαβάστε το πριν από κάθε αναλυτή JSON, π.χ. με express.raw(), και δώστε Uint8Array.',
  'body/already-read':
    'Το σώμα του αιτήματος έχει ήδη διαβαστεί. Δώστε πρώτα εδώ το αίτημα, ή ένα αντίγραφό του.',
  'request/not-a-request':
    'Αυτό δεν είναι Request του web. Φτιάξτε ένα από μέθοδο, κεφαλίδες και ακατέργαστο σώμα, ή χρησιμοποιήστε τη readWebhook.',
  'options/secret':
    'Κάποιο μυστικό λείπει, είναι κενό ή έχει κενά γύρω του. Δώστε αυτό που επέστρεψε η καταχώριση του webhook. Αν χάθηκε, καταχωρίστε ξανά το webhook.',
  'options/value': 'Η ρύθμιση {member} λείπει ή δεν είναι έγκυρη. Δώστε μία όπως {example}.',
  'store/event': 'Η αποθήκη έδωσε συμβάν που δεν διαβάζεται. {detail}',
  tooLarge: 'Το σώμα έχει πάνω από {maxBytes} bytes. Αυξήστε το maxBytes αν αναμένονται τέτοια συμβάντα.',
  brokenOff: 'Το σώμα διακόπηκε πριν από το τέλος του.',
  noSignature: 'Λείπει η κεφαλίδα {header}. Ελέγξτε το headerPrefix και τους διακομιστές μεσολάβησης.',
  wrongSignature:
    'Η υπογραφή δεν ανήκει σε αυτό το σώμα και σε αυτά τα μυστικά. Ελέγξτε το μυστικό, και ότι τα bytes είναι όπως παραλήφθηκαν.',
  notJson: 'Το σώμα είναι υπογεγραμμένο, αλλά δεν είναι JSON σε UTF-8.',
  notAnEvent:
    'Το σώμα είναι υπογεγραμμένο, αλλά δεν είναι συμβάν: το μέλος {member} λείπει ή δεν είναι έγκυρο.',
};
