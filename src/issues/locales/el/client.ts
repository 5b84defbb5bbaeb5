import type { ClientErrorCode, ClientPart } from '../en/client.js';

/** The errors of the client: what is wrong, and what to do. */
export const clientErrors: Readonly<Record<ClientErrorCode, string>> = {
  'options/object': 'Η createClient δέχεται ένα αντικείμενο με baseUrl και apiKey.',
  'options/base-url':
    'Το baseUrl δεν είναι πλήρης διεύθυνση. Δώστε τη διεύθυνση του περιβάλλοντός σας, π.χ. https://host.example.',
  'options/base-url-insecure':
    'Το baseUrl χρησιμοποιεί http, οπότε το κλειδί θα ήταν αναγνώσιμο. Χρησιμοποιήστε https. Σε κώδικα, το allowInsecure επιτρέπει http σε δίκτυο που εμπιστεύεστε.',
  'options/base-url-parts':
    'Το baseUrl περιέχει μέρη που δεν ανήκουν εκεί: {expected}. Δώστε πρωτόκολλο, όνομα και, αν υπάρχει, διαδρομή.',
  'options/base-url-path':
    'Το baseUrl τελειώνει σε {found}. Αφαιρέστε το: οι διαδρομές των κλήσεων αρχίζουν με /api/v1.',
  'options/api-key': 'Το apiKey λείπει ή είναι κενό. Δώστε το κλειδί της εταιρείας λογισμικού ως κείμενο.',
  'options/api-key-form':
    'Το apiKey επιτρέπεται να έχει μόνο λατινικά γράμματα, ψηφία και σύμβολα ASCII. Αφαιρέστε κενά, αλλαγές γραμμής και γράμματα άλλων αλφαβήτων, π.χ. ένα ελληνικό Α.',
  'options/value': 'Η επιλογή {member} δεν είναι έγκυρη. Αναμένεται: {expected}.',
  'options/fetch': 'Το περιβάλλον εκτέλεσης δεν έχει fetch. Δώστε ένα στην επιλογή fetch.',
  'call/options': 'Η επιλογή {member} της κλήσης δεν είναι έγκυρη. Αναμένεται: {expected}.',
  'call/header': 'Την κεφαλίδα {member} την ορίζει ο client. Αφαιρέστε την από το headers.',
  'call/value': 'Το {member} λείπει ή δεν είναι έγκυρο. Αναμένεται: {expected}.',
  'call/path': 'Η διαδρομή δεν είναι έγκυρη: {expected}. Η διεύθυνση της υπηρεσίας δίνεται στο baseUrl.',
  'call/not-a-document':
    'Αυτό δεν είναι παραστατικό: {expected}. Φτιάξτε το με builder ή buildDocument, ή δώστε ό,τι επέστρεψε η build().',
  'call/not-a-note':
    'Το παραστατικό τύπου {invoiceType} δεν ακυρώνεται: ακυρώνονται μόνο δελτία αποστολής (9.x) και ποσοτικής παραλαβής (10.x). Εκδώστε πιστωτικό.',
  'call/skip-signature':
    'Το παραστατικό έχει πληρωμή σε τερματικό (terminalId, posNspId). Ορίστε το {member}: με false περιμένει ώσπου να ολοκληρωθεί η πληρωμή, με true διαβιβάζεται αμέσως. Δεν στάλθηκε τίποτα.',
  'call/same-number-in-flight':
    'Εκτελείται ήδη κλήση για {what}, εδώ ή σε άλλη διεργασία. Περιμένετε το αποτέλεσμά της. Δεν στάλθηκε τίποτα.',
  'call/lease-lost':
    'Η δέσμευση για {what} έληξε πριν σταλεί και ίσως το επεξεργάζεται άλλη διεργασία. Δεν στάλθηκε τίποτα· καλέστε ξανά.',
  'call/given-up':
    'Το {what} έχει εγκαταλειφθεί ({reason}). Δεν στάλθηκε τίποτα. {expected}, με άλλον αριθμό και άλλο κλειδί.',
  'journal/not-written':
    'Η εγγραφή στο ημερολόγιο απέτυχε, γι’ αυτό δεν στάλθηκε τίποτα. Επιτρέψτε στο πρόγραμμα να γράφει σε αυτό και καλέστε ξανά.',
  'journal/not-readable':
    'Το ημερολόγιο έχει αίτημα που αυτή η έκδοση της βιβλιοθήκης δεν μπορεί να διαβάσει. Ενημερώστε το πρόγραμμα και καλέστε ξανά το recover.',
  'transport/connection':
    'Η υπηρεσία δεν ήταν προσβάσιμη: «{detail}». Δεν στάλθηκε τίποτα· η κλήση μπορεί να επαναληφθεί.',
  'transport/lost': 'Η σύνδεση χάθηκε: «{detail}». Η κλήση μόνο διαβάζει, οπότε μπορεί να επαναληφθεί.',
  'transport/timeout':
    'Δεν ήρθε απάντηση μέσα σε {milliseconds} ms. Αυξήστε το timeout ή επαναλάβετε την κλήση.',
  'transport/aborted': 'Η κλήση διακόπηκε από το signal πριν σταλεί.',
  'transport/stopped': 'Η κλήση διακόπηκε από το signal.',
  'transport/redirect':
    'Η υπηρεσία απάντησε με ανακατεύθυνση ({status}), που δεν ακολουθείται για να μη διαρρεύσει το κλειδί. Διορθώστε το baseUrl.',
  'transport/lost-answer':
    'Η απάντηση χάθηκε: «{detail}». Η κλήση ίσως εκτελέστηκε. Ελέγξτε τι έγινε πριν την επαναλάβετε.',
  'answer/unreadable':
    'Η απάντηση (HTTP {status}) δεν είναι αυτή που δίνει η κλήση: {expected}. Ελέγξτε ότι το baseUrl οδηγεί στην υπηρεσία.',
  'answer/error': 'Η υπηρεσία απάντησε HTTP {status}: «{detail}».',
  'answer/rate-limited': 'Πάρα πολλές κλήσεις (HTTP 429).[ Περιμένετε {seconds} δευτ. και καλέστε ξανά.]',
  'answer/too-large':
    'Η απάντηση είναι μεγαλύτερη από {bytes} byte και δεν διαβάστηκε ως το τέλος. Ζητήστε λιγότερα ή αυξήστε το maxAnswerBytes.',
  'answer/key-refused':
    'Η υπηρεσία δεν δέχθηκε το κλειδί (HTTP 401). Ελέγξτε το κλειδί και το περιβάλλον του baseUrl.',
  'answer/not-authorised':
    'Το κλειδί δεν έχει δικαίωμα για αυτόν τον ΑΦΜ: «{detail}». Ελέγξτε τον αριθμό και ότι η επιχείρηση έχει εξουσιοδοτήσει τον πάροχο.',
  'answer/branch-blocked':
    'Η εγκατάσταση δεν μπορεί να εκδώσει παραστατικά, γιατί ένα τραπέζι έμεινε ανοιχτό πάνω από 24 ώρες: «{detail}». Κλείστε πρώτα τα δελτία παραγγελίας του.',
  'answer/forbidden': 'Το κλειδί δεν επιτρέπει αυτή την κλήση (HTTP 403): «{detail}».',
  'answer/not-found': 'Αυτό που ζητήθηκε δεν υπάρχει στην υπηρεσία (HTTP 404): «{detail}».',
};

/** What is expected of a value, or missing in an answer. */
export const clientParts: Readonly<Record<ClientPart, string>> = {
  flag: 'true ή false',
  function: 'συνάρτηση',
  text: 'μη κενό κείμενο',
  clock: 'αντικείμενο με συνάρτηση now',
  journal: 'ημερολόγιο, π.χ. memoryJournal()',
  client: 'client, από την createClient()',
  'postgres-journal': 'ημερολόγιο σε PostgreSQL, από την postgresJournal()',
  'client-of-journal': 'client που δημιουργήθηκε με αυτό το ημερολόγιο',
  'user-or-password': 'όνομα χρήστη ή κωδικός',
  'query-or-fragment': 'παράμετροι (?) ή τμήμα (#)',
  signal: 'AbortSignal',
  headers: 'αντικείμενο με κείμενα',
  header: 'όνομα και κείμενο που χωρούν σε κεφαλίδα',
  timeout: 'ακέραια χιλιοστά του δευτερολέπτου πάνω από 0, το πολύ 2147483647',
  moment: 'έγκυρη Date',
  milliseconds: 'ακέραια χιλιοστά του δευτερολέπτου, το πολύ 2147483647',
  concurrency: 'ακέραιος από 1 έως 100',
  retries: 'ακέραιος από 0 έως 20',
  count: 'ακέραιος πάνω από 0',
  branch: 'ακέραιος από 0',
  date: 'ημερομηνία ως ΕΕΕΕ-ΜΜ-ΗΗ',
  rows: 'λίστα με ονόματα γραμμών του ημερολογίου, καθένα με operation και key',
  'last-date': 'ημερομηνία όχι πριν από την issuedFrom',
  mark: 'ΜΑΡΚ, ως κείμενο ή ως ακριβής ακέραιος',
  uid: 'UID με 40 δεκαεξαδικά ψηφία',
  guid: 'GUID',
  method: 'GET, POST ή DELETE',
  path: 'αρχίζει με μία κάθετο και δεν έχει παραμέτρους, «..» ή κενά',
  'file-name': 'το τελευταίο μέρος του invoiceUrl, χωρίς κάθετο',
  'pdf-name': 'ένα από τα uid, authenticationCode και fileName',
  documents: 'λίστα παραστατικών',
  completion: 'signatureToken, transactionId, ποσό πάνω από 0 και 7 ή 8 ως paymentType',
  'not-json': 'δεν γράφεται ως JSON',
  'not-an-object': 'αναμένεται αντικείμενο',
  'a-request': 'είναι ολόκληρη αποστολή, της οποίας τα παραστατικά στέλνονται ένα ένα',
  'no-header': 'λείπει το invoiceHeader',
  'no-number':
    'χρειάζονται τα issuer.vatNumber, issuer.branch και τα invoiceType, series, aa και issueDate του invoiceHeader',
  'no-json': 'δεν είναι JSON',
  'no-body': 'δεν έχει σώμα',
  'no-list-of-documents': 'δεν είναι λίστα παραστατικών',
  'no-list-of-tables': 'δεν είναι λίστα τραπεζιών',
  'no-list-of-slips': 'δεν είναι λίστα δελτίων που διαβάζεται ολόκληρη',
  'no-balance': 'δεν έχει υπόλοιπο',
  'no-signature': 'δεν έχει υπογραφή με token και υπόλοιπο',
  'no-file': 'είναι άλλο είδος αρχείου',
  'known-value': 'μία από τις τιμές της περιγραφής',
  reason: 'κείμενο έως 500 χαρακτήρες',
  bytes: 'τα byte του αρχείου: Uint8Array, ArrayBuffer ή Blob',
  'https-url': 'διεύθυνση που αρχίζει με https://',
  'webhook-events': 'λίστα με τουλάχιστον ένα από τα γεγονότα της περιγραφής',
  'no-request': 'δεν έχει αίτημα ένταξης',
  'no-list-of-requests': 'δεν είναι λίστα αιτημάτων ένταξης',
  'no-history': 'δεν είναι λίστα μεταβολών',
  'no-secret': 'δεν έχει διεύθυνση webhook με το μυστικό κλειδί της',
  'no-list-of-webhooks': 'δεν είναι λίστα διευθύνσεων webhook',
  'new-document': 'Εκδώστε νέο παραστατικό',
  'retry-or-new-document':
    'Για να σταλεί τελικά, εκτελέστε parastatiko journal retry. Αλλιώς εκδώστε νέο παραστατικό',
  'no-list-of-deliveries': 'δεν είναι λίστα παραδόσεων',
};
