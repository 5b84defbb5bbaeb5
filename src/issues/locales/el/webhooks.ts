import type { WebhookErrorCode, WebhookRefusalReason } from '../en/webhooks.js';

/** Τι λένε τα σφάλματα όποιου δέχεται webhooks: τι συμβαίνει και τι να γίνει. */
export const webhookErrors: Readonly<Record<WebhookErrorCode, string>> = {
  'body/not-bytes':
    'Το σώμα δεν είναι ακατέργαστα bytes, οπότε η υπογραφή δεν ελέγχεται. Διαβάστε το πριν από κάθε αναλυτή JSON, π.χ. με express.raw(), και δώστε Uint8Array.',
  'body/already-read':
    'Το σώμα του αιτήματος έχει ήδη διαβαστεί. Δώστε πρώτα το αίτημα στον χειριστή, ή ένα αντίγραφό του.',
  'request/not-a-request':
    'Αυτό δεν είναι Request του web. Φτιάξτε ένα από μέθοδο, κεφαλίδες και ακατέργαστο σώμα, ή χρησιμοποιήστε τη readWebhook.',
  'options/object': 'Η createWebhookHandler δέχεται ένα αντικείμενο με secrets, onEvent και store.',
  'options/secret':
    'Κάποιο μυστικό λείπει ή είναι κενό. Δώστε αυτό που επέστρεψε η καταχώριση του webhook. Αν χάθηκε, διαγράψτε το webhook και καταχωρίστε το ξανά.',
  'options/secret-form':
    'Κάποιο μυστικό αρχίζει ή τελειώνει με κενό ή αλλαγή γραμμής. Καθαρίστε το μετά την ανάγνωση.',
  'options/store':
    'Το store δεν είναι αποθήκη συμβάντων. Δώστε memoryStore(), ή ένα αντικείμενο με durable, add, take, complete, release και pending.',
  'options/confirm': 'Το confirm δεν έχει onboarding.get. Δώστε έναν πελάτη του parastatiko/client.',
  'options/function': 'Η ρύθμιση {member} δεν είναι συνάρτηση. Δώστε μία.',
  'options/number': 'Η ρύθμιση {member} δεν είναι ακέραιος πάνω από το 0. Δώστε έναν.',
  'options/text':
    'Η ρύθμιση {member} δεν είναι κείμενο που μπορεί να χρησιμοποιηθεί εδώ. Διορθώστε την ή παραλείψτε την.',
  'store/event': 'Η αποθήκη έδωσε συμβάν που δεν διαβάζεται. {detail}',
};

/** Γιατί δεν γίνεται δεκτή μια παράδοση, και τι να ελεγχθεί. */
export const webhookRefusals: Readonly<Record<WebhookRefusalReason, string>> = {
  'too-large': 'Το σώμα έχει πάνω από {maxBytes} bytes. Αυξήστε το maxBytes αν αναμένονται τέτοια συμβάντα.',
  'broken-off': 'Το σώμα διακόπηκε πριν από το τέλος του.',
  'no-signature':
    'Λείπει η κεφαλίδα {header}. Ελέγξτε το headerPrefix, και ότι κανένας διακομιστής μεσολάβησης δεν την αφαιρεί.',
  'wrong-signature':
    'Η υπογραφή δεν ανήκει σε αυτό το σώμα και σε αυτά τα μυστικά. Ελέγξτε το μυστικό, και ότι τα bytes είναι όπως παραλήφθηκαν.',
  'not-json': 'Το σώμα είναι υπογεγραμμένο, αλλά δεν είναι JSON σε UTF-8.',
  'not-an-event':
    'Το σώμα είναι υπογεγραμμένο, αλλά δεν είναι συμβάν: το μέλος {member} λείπει ή δεν είναι έγκυρο.',
};
