/**
 * The texts of the OpenAPI document in Greek, by their English sentences. Messages of the service are not here, because it
 * answers them in English.
 */
export const texts: Readonly<Record<string, string>> = {
  'Invoicing Provider Service': 'Υπηρεσία παρόχου ηλεκτρονικής τιμολόγησης',
  'Documents, payments at a terminal, restaurant tables and onboarding of companies, under one API key.':
    'Παραστατικά, πληρωμές σε τερματικό, τραπέζια εστίασης και ένταξη επιχειρήσεων, με ένα κλειδί API.',
  '## Authentication': '## Ταυτοποίηση',
  'Every call needs the header `API-KEY`, except the public downloads.':
    'Κάθε κλήση χρειάζεται την κεφαλίδα `API-KEY`, εκτός από τις δημόσιες λήψεις.',
  'The key is never sent in a body or in an address.': 'Το κλειδί δεν στέλνεται ποτέ σε σώμα ή σε διεύθυνση.',
  'A resource of another software house answers 404.': 'Ό,τι ανήκει σε άλλη εταιρεία λογισμικού απαντά 404.',
  '## Limits': '## Όρια',
  'Calls of the onboarding API: 60 a minute for each key.':
    'Κλήσεις του API ένταξης: 60 το λεπτό για κάθε κλειδί.',
  '`X-RateLimit-Remaining` gives the calls left; over the limit the answer is 429 with `Retry-After`.':
    'Το `X-RateLimit-Remaining` δίνει όσες απομένουν· πάνω από το όριο η απάντηση είναι 429 με `Retry-After`.',
  'Whether this limit also applies to the provider API is not described.':
    'Αν το όριο ισχύει και για το API του παρόχου δεν περιγράφεται.',
  'Searches come in pages of 100.': 'Οι αναζητήσεις έρχονται σε σελίδες των 100.',
  '## Answers': '## Απαντήσεις',
  'The onboarding API wraps its answers: `{ success, data }` or `{ success, error }`.':
    'Το API ένταξης τυλίγει τις απαντήσεις του: `{ success, data }` ή `{ success, error }`.',
  'The provider API answers HTTP 200 with an entry for each document, and the entry says whether it was issued.':
    'Το API του παρόχου απαντά HTTP 200 με μία εγγραφή για κάθε παραστατικό, που λέει αν εκδόθηκε.',
  'Date-times are in UTC, amounts in euros.': 'Οι χρόνοι είναι σε UTC, τα ποσά σε ευρώ.',
  '## What is described, and what was observed': '## Τι περιγράφεται και τι παρατηρήθηκε',
  'This document comes from the contract of parastatiko, which follows the description of the service.':
    'Η σελίδα αυτή προκύπτει από το συμβόλαιο του parastatiko, που ακολουθεί την περιγραφή της υπηρεσίας.',
  'Members that are "not described" there were observed in integrations, or are what the sandbox answers.':
    'Πεδία που εκεί «δεν περιγράφονται» παρατηρήθηκαν σε διασυνδέσεις, ή είναι ό,τι απαντά το δοκιμαστικό περιβάλλον.',
  Documents: 'Παραστατικά',
  'Issue, search and cancel documents; payments at a terminal; restaurant tables.':
    'Έκδοση, αναζήτηση και ακύρωση παραστατικών· πληρωμές σε τερματικό· τραπέζια εστίασης.',
  Downloads: 'Λήψεις',
  'Public documents, without a key.': 'Δημόσια έγγραφα, χωρίς κλειδί.',
  Onboarding: 'Ένταξη επιχειρήσεων',
  'Register companies that will issue.': 'Καταχώριση επιχειρήσεων που θα εκδίδουν.',
  Webhooks: 'Webhooks',
  'Endpoints that are notified, and what was delivered.': 'Διευθύνσεις που ειδοποιούνται, και τι παραδόθηκε.',
  'Issues documents.': 'Εκδίδει παραστατικά.',
  'Costs credits: 0.25 for each signature, besides the cost of the document.':
    'Χρεώνει μονάδες: 0,25 για κάθε υπογραφή, επιπλέον του κόστους του παραστατικού.',
  'Costs credits: 0.25.': 'Χρεώνει μονάδες: 0,25.',
  'If the answer is lost, find out what became of the call before you repeat it.':
    'Αν χαθεί η απάντηση, μάθετε τι απέγινε η κλήση πριν την επαναλάβετε.',
  'If the answer is lost, wait before you repeat the call.':
    'Αν χαθεί η απάντηση, περιμένετε πριν επαναλάβετε την κλήση.',
  'If the answer is lost, do not repeat the call: no search shows what became of it.':
    'Αν χαθεί η απάντηση, μην επαναλάβετε την κλήση: καμία αναζήτηση δεν δείχνει τι απέγινε.',
  'If the answer is lost, repeat the call with the same `Idempotency-Key`.':
    'Αν χαθεί η απάντηση, επαναλάβετε την κλήση με το ίδιο `Idempotency-Key`.',
  'Changes nothing: repeat it as often as needed.':
    'Δεν αλλάζει τίποτα: επαναλάβετε την όσες φορές χρειάζεται.',
  'Source: Observed behaviour, Issuing.': 'Πηγή: Παρατηρημένη συμπεριφορά, Έκδοση.',
  '`false` holds a document with payments of type 7 or 8 until its payment is completed.':
    'Το `false` κρατά σε αναμονή ένα παραστατικό με πληρωμές τύπου 7 ή 8 μέχρι να ολοκληρωθεί η πληρωμή του.',
  'Each entry of `response` says whether its document was issued.':
    'Κάθε εγγραφή του `response` λέει αν εκδόθηκε το παραστατικό της.',
  'The body does not bind, or something that is required is missing.':
    'Το σώμα δεν διαβάζεται, ή λείπει κάτι υποχρεωτικό.',
  '`paymentMethodInvoiceLabel` is missing.': 'Λείπει το `paymentMethodInvoiceLabel`.',
  'API key missing or invalid.': 'Το κλειδί API λείπει ή είναι άκυρο.',
  'The body is not described.': 'Το σώμα δεν περιγράφεται.',
  'The key is not authorised for the VAT number.': 'Το κλειδί δεν έχει εξουσιοδότηση για το ΑΦΜ.',
  'Action not allowed with this key.': 'Η ενέργεια δεν επιτρέπεται με αυτό το κλειδί.',
  'Any other refusal.': 'Κάθε άλλη απόρριψη.',
  'A temporary failure.': 'Προσωρινή αποτυχία.',
  'Ask first what became of the call, then repeat it.':
    'Ρωτήστε πρώτα τι απέγινε η κλήση και μετά επαναλάβετέ την.',
  'Issues documents with the block of the public sector, which the plain route drops without an error.':
    'Εκδίδει παραστατικά με τα στοιχεία για το Δημόσιο, που η απλή κλήση αγνοεί χωρίς σφάλμα.',
  'Searches transmitted documents.': 'Αναζητεί παραστατικά που διαβιβάστηκαν.',
  'Issuer VAT number.': 'ΑΦΜ του εκδότη.',
  'First issue date.': 'Πρώτη ημερομηνία έκδοσης.',
  'Last issue date.': 'Τελευταία ημερομηνία έκδοσης.',
  'Selects one document.': 'Επιλέγει ένα παραστατικό.',
  'Filter.': 'Φίλτρο.',
  'Maximum number of results.': 'Μέγιστος αριθμός αποτελεσμάτων.',
  'The page to return; results come in pages of 100.': 'Ποια σελίδα· τα αποτελέσματα έρχονται ανά 100.',
  'Success.': 'Επιτυχία.',
  'Cancels a delivery note (9.x).': 'Ακυρώνει δελτίο αποστολής (9.x).',
  'Cancels a receiving note (10.x).': 'Ακυρώνει δελτίο ποσοτικής παραλαβής (10.x).',
  'Completes held documents with what the terminal charged.':
    'Ολοκληρώνει παραστατικά σε αναμονή με όσα χρέωσε το τερματικό.',
  'Completes held documents with what the terminal charged; the body is an array.':
    'Ολοκληρώνει παραστατικά σε αναμονή με όσα χρέωσε το τερματικό· το σώμα είναι πίνακας (array).',
  'Returns a signature for paying an older document at a terminal.':
    'Επιστρέφει υπογραφή για την πληρωμή παλαιότερου παραστατικού σε τερματικό.',
  'Terminal (tid).': 'Τερματικό (tid).',
  'The NSP behind the terminal.': 'Ο πάροχος (NSP) πίσω από το τερματικό.',
  'What was asked for does not exist.': 'Αυτό που ζητήθηκε δεν υπάρχει.',
  'Completes the payment of an older document.': 'Ολοκληρώνει την πληρωμή παλαιότερου παραστατικού.',
  '`token` of the signature.': 'Το `token` της υπογραφής.',
  'From the terminal or the NSP.': 'Από το τερματικό ή τον NSP.',
  'What was charged, without the tip.': 'Τι χρεώθηκε, χωρίς το φιλοδώρημα.',
  'Tip.': 'Φιλοδώρημα.',
  'The final type.': 'Ο τελικός τύπος.',
  'Lists the tables that have open order slips.':
    'Επιστρέφει τα τραπέζια που έχουν ανοιχτά δελτία παραγγελίας.',
  'Branch of the issuer.': 'Εγκατάσταση του εκδότη.',
  'Lists the open order slips of a table.': 'Επιστρέφει τα ανοιχτά δελτία παραγγελίας ενός τραπεζιού.',
  'Lists the open order slips of a table; 404 if it has no open slips.':
    'Επιστρέφει τα ανοιχτά δελτία παραγγελίας ενός τραπεζιού· 404 αν δεν έχει.',
  'The table (`tableAA`).': 'Το τραπέζι (`tableAA`).',
  'Reads the remaining credits.': 'Επιστρέφει τις μονάδες που απομένουν.',
  'Downloads the PDF of a document by its file name.':
    'Λήψη του PDF ενός παραστατικού με το όνομα του αρχείου.',
  'Does not need an API key.': 'Δεν χρειάζεται κλειδί API.',
  'File name, from `invoiceUrl` or `qrUrl`.': 'Όνομα αρχείου, από το `invoiceUrl` ή το `qrUrl`.',
  'Downloads a document by its UID.': 'Λήψη ενός παραστατικού με το UID του.',
  'Downloads a document by its UID: the PDF, or the detailed registry XML.':
    'Λήψη ενός παραστατικού με το UID του: το PDF ή το αναλυτικό XML του myDATA.',
  'UID of the document.': 'Το UID του παραστατικού.',
  '`pdf`, or the name of the registry platform for its XML.':
    '`pdf`, ή το όνομα της πλατφόρμας της ΑΑΔΕ για το XML.',
  'Downloads a document by its UID, without `fileType`.':
    'Λήψη ενός παραστατικού με το UID του, χωρίς `fileType`.',
  'Downloads a document by its UID, without `fileType`: the same as `pdf`.':
    'Λήψη ενός παραστατικού με το UID του, χωρίς `fileType`: όπως με `pdf`.',
  'Downloads the PDF of a document by its authentication code.':
    'Λήψη του PDF ενός παραστατικού με τον κωδικό αυθεντικοποίησης.',
  'Authentication code of the document.': 'Κωδικός αυθεντικοποίησης του παραστατικού.',
  'Creates a request for a company.': 'Δημιουργεί αίτημα ένταξης μιας επιχείρησης.',
  'Creates a request for a company; 200 returns the original request of the same Idempotency-Key.':
    'Δημιουργεί αίτημα ένταξης μιας επιχείρησης· το 200 επιστρέφει το αρχικό αίτημα του ίδιου Idempotency-Key.',
  'Counts against the 60 calls a minute of the key.': 'Μετράει στις 60 κλήσεις το λεπτό του κλειδιού.',
  'Generated by the caller: one for each client, the same in every retry.':
    'Το δημιουργεί ο καλών: ένα για κάθε πελάτη, το ίδιο σε κάθε επανάληψη.',
  'The `Idempotency-Key` was sent before: the original request.':
    'Το `Idempotency-Key` έχει ξανασταλεί: το αρχικό αίτημα.',
  'Request created.': 'Το αίτημα δημιουργήθηκε.',
  'Malformed JSON or multipart.': 'Λανθασμένο JSON ή multipart.',
  'Open request exists for the VAT number.': 'Υπάρχει ανοιχτό αίτημα για το ΑΦΜ.',
  "VAT number already active under the caller's key.": 'Το ΑΦΜ είναι ήδη ενεργό με αυτό το κλειδί.',
  'The VAT number obtained an active contract before approval.':
    'Το ΑΦΜ απέκτησε ενεργή σύμβαση πριν από την έγκριση.',
  'Field errors in details[].': 'Σφάλματα πεδίων στο details[].',
  'Over 60 calls per minute.': 'Πάνω από 60 κλήσεις το λεπτό.',
  'Unexpected error, with traceId.': 'Απρόσμενο σφάλμα, με traceId.',
  'Temporary failure of an external service.': 'Προσωρινή αποτυχία εξωτερικής υπηρεσίας.',
  'Any other refusal, in the same envelope.': 'Κάθε άλλη απόρριψη, με την ίδια μορφή.',
  "Lists the caller's own requests.": 'Επιστρέφει τα δικά σας αιτήματα.',
  'One or more statuses, comma-separated.': 'Μία ή περισσότερες καταστάσεις, με κόμμα ανάμεσα.',
  'Type of the request.': 'Είδος του αιτήματος.',
  'Client VAT number.': 'ΑΦΜ του πελάτη.',
  'First day of creation.': 'Πρώτη ημέρα δημιουργίας.',
  'Last day of creation.': 'Τελευταία ημέρα δημιουργίας.',
  'Page, from 1.': 'Σελίδα, από το 1.',
  'Requests in a page.': 'Αιτήματα ανά σελίδα.',
  'Order.': 'Σειρά ταξινόμησης.',
  'Reads the current state of a request.': 'Επιστρέφει την τρέχουσα κατάσταση ενός αιτήματος.',
  'Identifier of the request.': 'Κωδικός του αιτήματος.',
  'Resource absent or owned by another software house.': 'Δεν υπάρχει, ή ανήκει σε άλλη εταιρεία λογισμικού.',
  'Cancels a request before its approval, with a reason of at most 500 characters.':
    'Ακυρώνει ένα αίτημα πριν από την έγκρισή του, με αιτιολογία έως 500 χαρακτήρες.',
  'The request is cancelled.': 'Το αίτημα ακυρώθηκε.',
  'Not allowed in the current status.': 'Δεν επιτρέπεται στην τρέχουσα κατάσταση.',
  'Lists the history of a request.': 'Επιστρέφει το ιστορικό ενός αιτήματος.',
  'Downloads the contract.': 'Λήψη της σύμβασης.',
  'Downloads the contract; requires the key.': 'Λήψη της σύμβασης· χρειάζεται το κλειδί.',
  'Which contract.': 'Ποια σύμβαση.',
  'Version of the signed file; the latest when absent.':
    'Έκδοση του υπογεγραμμένου αρχείου· χωρίς αυτή, η τελευταία.',
  'Not valid for this request type, or the requested contract version does not exist.':
    'Δεν ισχύει για αυτό το είδος αιτήματος, ή δεν υπάρχει η έκδοση της σύμβασης που ζητήθηκε.',
  'Uploads the signed contract.': 'Υποβάλλει την υπογεγραμμένη σύμβαση.',
  'Uploads the signed contract: one PDF of at most 15 MB in the field contractFile.':
    'Υποβάλλει την υπογεγραμμένη σύμβαση: ένα PDF έως 15 MB στο πεδίο contractFile.',
  'File over 15 MB.': 'Αρχείο πάνω από 15 MB.',
  'Not a PDF.': 'Δεν είναι PDF.',
  'Registers an HTTPS endpoint.': 'Καταχωρίζει διεύθυνση HTTPS.',
  'Registers an HTTPS endpoint; only this answer has its secret.':
    'Καταχωρίζει διεύθυνση HTTPS· μόνο αυτή η απάντηση έχει το μυστικό κλειδί της.',
  'Lists the endpoints, without their secrets.': 'Επιστρέφει τις διευθύνσεις, χωρίς τα μυστικά κλειδιά τους.',
  'Stops notifications to an endpoint.': 'Σταματά τις ειδοποιήσεις προς μια διεύθυνση.',
  'Identifier of the endpoint.': 'Κωδικός της διεύθυνσης.',
  'The endpoint is removed.': 'Η διεύθυνση διαγράφηκε.',
  'Lists deliveries of events.': 'Επιστρέφει τις αποστολές ειδοποιήσεων.',
  'Deliveries in a page.': 'Αποστολές ανά σελίδα.',
  'A request was created.': 'Δημιουργήθηκε αίτημα.',
  'The members of `data` are not described.': 'Τα πεδία του `data` δεν περιγράφονται.',
  'The event only states that something changed: read the request before you act on it.':
    'Η ειδοποίηση λέει μόνο ότι κάτι άλλαξε: διαβάστε το αίτημα πριν ενεργήσετε.',
  'Identifier of the event, the same in each attempt.':
    'Κωδικός της ειδοποίησης, ο ίδιος σε κάθε προσπάθεια.',
  'Ignore one that was seen already.': 'Αγνοήστε όποιον έχετε ξαναδεί.',
  '`sha256=` and the lower-case hexadecimal HMAC-SHA256 of the raw body, keyed with the secret of the endpoint.':
    '`sha256=` και το HMAC-SHA256 του αυτούσιου σώματος σε πεζά δεκαεξαδικά ψηφία, με το μυστικό κλειδί της διεύθυνσης.',
  'Compare in constant time, before any parsing.':
    'Συγκρίνετε σε σταθερό χρόνο, πριν διαβάσετε το σώμα ως JSON.',
  'The event was taken.': 'Η ειδοποίηση παραλήφθηκε.',
  'Delivery is attempted again, 5 times: after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours.':
    'Γίνονται άλλες 5 προσπάθειες: μετά από 1 λεπτό, 5 λεπτά, 30 λεπτά, 2 ώρες και 12 ώρες.',
  'The status of a request changed.': 'Άλλαξε η κατάσταση ενός αιτήματος.',
  'The client was activated and may issue.': 'Ο πελάτης ενεργοποιήθηκε και μπορεί να εκδίδει.',
  'Activation failed.': 'Η ενεργοποίηση απέτυχε.',
  'The operator is notified and handles it: do not resubmit the request.':
    'Ο πάροχος ειδοποιείται και το χειρίζεται: μην υποβάλετε ξανά το αίτημα.',
  'The provider statement at the tax authority was recalled.': 'Ανακλήθηκε η δήλωση του παρόχου στην ΑΑΔΕ.',
};
