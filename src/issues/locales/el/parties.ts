import type { Words } from '../../words-type.js';

export const parties = {
  'parties/counterpart-missing': {
    what: 'Παραστατικό τύπου {type} χρειάζεται λήπτη και δεν υπάρχει.',
    todo: 'Συμπληρώστε τον λήπτη (counterpart) με vatNumber, country και branch.',
  },
  'parties/counterpart-expected': {
    what: 'Παραστατικό τύπου {type} κατά πάσα πιθανότητα χρειάζεται αντισυμβαλλόμενο και δεν υπάρχει.',
    todo: 'Δηλώστε από ποιον προέρχονται τα αγαθά (counterpart).',
  },
  'parties/counterpart-forbidden': {
    what: 'Παραστατικό τύπου {type} δεν έχει λήπτη.',
    todo: 'Αφαιρέστε το counterpart ή εκδώστε τιμολόγιο στον πελάτη.',
  },
  'parties/counterpart-on-slip': {
    what: 'Το δελτίο παραγγελίας έχει λήπτη, τον οποίο η ΑΑΔΕ δεν προβλέπει.',
    todo: 'Αφαιρέστε το counterpart, εκτός αν το ζητά ο πάροχός σας.',
  },
  'parties/counterpart-number-missing': {
    what: 'Ο λήπτης δεν έχει ΑΦΜ, τον οποίο χρειάζεται παραστατικό τύπου {type}.',
    todo: 'Συμπληρώστε το counterpart.vatNumber ή, σε ιδιώτη, εκδώστε παραστατικό λιανικής.',
  },
  'parties/foreign-number-blank': {
    what: 'Ο λήπτης ({country}) έχει κενό αριθμό φορολογικού μητρώου.',
    todo: 'Δώστε τον αριθμό που έχει στη χώρα του, αν έχει.',
  },
  'parties/private-recipient': {
    what: 'Ο παραλήπτης των αγαθών δεν έχει ΑΦΜ.',
    todo: 'Αν είναι ιδιώτης, αφήστε το έτσι· αν είναι επιχείρηση, συμπληρώστε το counterpart.vatNumber.',
  },
  'parties/tax-number': {
    what: 'Ο αριθμός {vatNumber} δεν είναι έγκυρος ΑΦΜ.',
    todo: 'Δώστε εννέα ψηφία, με σωστό ψηφίο ελέγχου.',
  },
  'parties/vat-number-not-bare': {
    what: 'Ο ΑΦΜ {vatNumber} δεν είναι γραμμένος σκέτος.',
    todo: 'Γράψτε {bare}: η χώρα έχει δικό της πεδίο.',
  },
  'parties/counterpart-placeholder': {
    what: 'Ο λήπτης έχει ΑΦΜ {vatNumber}, που δεν αντιστοιχεί σε κανέναν.',
    todo: 'Δώστε τον ΑΦΜ του πελάτη ή εκδώστε παραστατικό λιανικής.',
  },
  'parties/counterpart-not-greek': {
    what: 'Ο τύπος {type} αφορά λήπτη στην Ελλάδα, αλλά η χώρα του είναι {country}.',
    todo: 'Επιλέξτε τον τύπο της χώρας: εντός Ε.Ε. 1.2 ή 2.2, εκτός Ε.Ε. 1.3 ή 2.3.',
  },
  'parties/counterpart-not-in-union': {
    what: 'Ο τύπος {type} αφορά λήπτη σε άλλο κράτος μέλος της Ε.Ε., αλλά η χώρα του είναι {country}.',
    todo: 'Επιλέξτε 1.1 ή 2.1 για την Ελλάδα, 1.3 ή 2.3 για χώρες εκτός Ε.Ε.',
  },
  'parties/counterpart-in-union': {
    what: 'Ο τύπος {type} αφορά λήπτη εκτός Ε.Ε., αλλά η χώρα του είναι {country}.',
    todo: 'Επιλέξτε 1.1 ή 2.1 για την Ελλάδα, 1.2 ή 2.2 για χώρες της Ε.Ε.',
  },
  'parties/issuer-abroad': {
    what: 'Ο εκδότης είναι από {country}· στους περισσότερους τύπους η ΑΑΔΕ δέχεται μόνο εκδότες από την Ελλάδα.',
    todo: 'Ελέγξτε το issuer.country: η Ελλάδα είναι GR.',
  },
  'parties/greek-issuer-named': {
    what: 'Ο εκδότης από την Ελλάδα αναγράφεται με {member}, το οποίο η ΑΑΔΕ απορρίπτει σε παραστατικό που δεν διακινεί αγαθά.',
    todo: 'Μεταφέρετέ το στα στοιχεία εκτύπωσης (providerAdditionalInvoiceDetails.issuer) και αφαιρέστε το issuer.{member}.',
  },
  'parties/greek-counterpart-named': {
    what: 'Ο λήπτης από την Ελλάδα αναγράφεται με επωνυμία, {name}, την οποία η ΑΑΔΕ απορρίπτει σε παραστατικό που δεν διακινεί αγαθά.',
    todo: 'Μεταφέρετέ την στα στοιχεία εκτύπωσης (providerAdditionalInvoiceDetails.counterpart) και αφαιρέστε το counterpart.name.',
  },
  'parties/slip-counterpart-named': {
    what: 'Το δελτίο παραγγελίας αναγράφει την επωνυμία του λήπτη από την Ελλάδα, {name}, την οποία κατά πάσα πιθανότητα η ΑΑΔΕ απορρίπτει.',
    todo: 'Αφαιρέστε το counterpart, εκτός αν το ζητά ο πάροχός σας, ή έστω το counterpart.name.',
  },
  'parties/foreign-party-incomplete': {
    what: 'Από τον λήπτη ({country}) λείπει το {member}, και η ΑΑΔΕ δεν τον γνωρίζει από τον αριθμό του.',
    todo: 'Συμπληρώστε το counterpart.{member}.',
  },
  'parties/movement-party-incomplete': {
    what: 'Το παραστατικό διακινεί αγαθά και λείπει το {party}.{member}.',
    todo: 'Συμπληρώστε επωνυμία (name) και διεύθυνση (address) εκδότη και λήπτη.',
  },
  'parties/receiving-party-incomplete': {
    what: 'Στο δελτίο ποσοτικής παραλαβής λείπει το {party}.{member}.',
    todo: 'Συμπληρώστε το: στα παραστατικά διακίνησης αναμένονται επωνυμία (name) και διεύθυνση (address).',
  },
  'parties/same-party': {
    what: 'Εκδότης και λήπτης έχουν τον ίδιο ΑΦΜ, {vatNumber}.',
    todo: 'Διορθώστε τον λήπτη· η ενδοδιακίνηση μεταξύ εγκαταστάσεων έχει σκοπό διακίνησης (movePurpose) 8.',
  },
  'parties/own-transfer-to-other': {
    what: 'Ο σκοπός είναι διακίνηση μεταξύ εγκαταστάσεων της οντότητας, αλλά τα αγαθά πηγαίνουν από τον {issuer} στον {counterpart}.',
    todo: 'Επιλέξτε τον σωστό σκοπό διακίνησης ή δηλώστε ως λήπτη τη δική σας εγκατάσταση.',
  },
  'parties/aggregate-note-counterpart': {
    what: 'Το συγκεντρωτικό δελτίο αποστολής δεν έχει λήπτη 000000000[ αλλά {vatNumber}].',
    todo: 'Δώστε τον αριθμό 000000000: οι λήπτες δεν είναι ακόμη γνωστοί. Για έναν λήπτη εκδώστε 9.3.',
  },
} satisfies Words;
