import type { Words } from '../../words-type.js';

export const parties = {
  'parties/counterpart-missing': {
    what: 'Το παραστατικό τύπου {type} χρειάζεται λήπτη, αλλά δεν έχει.',
    todo: 'Συμπληρώστε τον λήπτη (counterpart) με ΑΦΜ (vatNumber), χώρα (country) και εγκατάσταση (branch).',
  },
  'parties/counterpart-expected': {
    what: 'Το παραστατικό τύπου {type} κατά πάσα πιθανότητα χρειάζεται προμηθευτή (counterpart), αλλά δεν έχει.',
    todo: 'Δηλώστε στο counterpart από ποιον προέρχονται τα αγαθά.',
  },
  'parties/counterpart-forbidden': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται λήπτη.',
    todo: 'Αφαιρέστε το counterpart· αν ο λήπτης πρέπει να αναγράφεται, εκδώστε τιμολόγιο (1.1 ή 2.1).',
  },
  'parties/counterpart-on-slip': {
    what: 'Το δελτίο παραγγελίας έχει λήπτη, τον οποίο η ΑΑΔΕ δεν προβλέπει.',
    todo: 'Αφαιρέστε το counterpart, εκτός αν το ζητά ο πάροχός σας.',
  },
  'parties/counterpart-number-missing': {
    what: 'Ο λήπτης δεν έχει ΑΦΜ, που είναι απαραίτητος σε παραστατικό τύπου {type}.',
    todo: 'Συμπληρώστε το counterpart.vatNumber· σε ιδιώτη εκδώστε παραστατικό λιανικής (11.1 ή 11.2).',
  },
  'parties/foreign-number-blank': {
    what: 'Ο λήπτης με χώρα {country} έχει κενό αριθμό φορολογικού μητρώου.',
    todo: 'Δώστε τον αριθμό που έχει στη χώρα του, αν έχει.',
  },
  'parties/private-recipient': {
    what: 'Ο λήπτης των αγαθών δεν έχει ΑΦΜ.',
    todo: 'Αν είναι ιδιώτης, αφήστε το έτσι· αν είναι επιχείρηση, συμπληρώστε το counterpart.vatNumber.',
  },
  'parties/eu-number-form': {
    what: 'Το πεδίο {place} είναι {vatNumber}, που δεν έχει τη μορφή αριθμού ΦΠΑ της χώρας {country}.',
    todo: 'Δώστε τον αριθμό του μητρώου της χώρας, με το πρόθεμά της μία φορά ή χωρίς αυτό.',
  },
  'parties/tax-number': {
    what: 'Το πεδίο {place} είναι {vatNumber}, που δεν είναι έγκυρος ΑΦΜ.',
    todo: 'Δώστε εννέα ψηφία, με σωστό το τελευταίο, που είναι ψηφίο ελέγχου[. Με το 0 μπροστά είναι {padded}].',
  },
  'parties/vat-number-not-bare': {
    what: 'Ο ΑΦΜ {vatNumber} έχει πρόθεμα, κενά ή άλλα σημεία.',
    todo: 'Γράψτε {bare}: η χώρα έχει δικό της πεδίο.',
  },
  'parties/counterpart-placeholder': {
    what: 'Ο λήπτης έχει ΑΦΜ {vatNumber}, που δεν αντιστοιχεί σε κανέναν.',
    todo: 'Δώστε τον πραγματικό ΑΦΜ του λήπτη ή εκδώστε παραστατικό λιανικής (11.1 ή 11.2).',
  },
  'parties/counterpart-not-greek': {
    what: 'Ο τύπος {type} αφορά λήπτη στην Ελλάδα, αλλά η χώρα του είναι {country}.',
    todo: 'Επιλέξτε τον τύπο της χώρας του: εντός Ε.Ε. 1.2 ή 2.2, εκτός Ε.Ε. 1.3 ή 2.3.',
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
    what: 'Η χώρα του εκδότη είναι {country}· στους περισσότερους τύπους η ΑΑΔΕ δέχεται μόνο εκδότη στην Ελλάδα.',
    todo: 'Ελέγξτε το issuer.country: η Ελλάδα είναι GR.',
  },
  'parties/greek-issuer-named': {
    what: 'Για εκδότη στην Ελλάδα η ΑΑΔΕ δεν δέχεται το πεδίο {member} σε παραστατικό που δεν διακινεί αγαθά.',
    todo: 'Μεταφέρετέ το στα στοιχεία εκτύπωσης (providerAdditionalInvoiceDetails.issuer) και αφαιρέστε το issuer.{member}.',
  },
  'parties/greek-counterpart-named': {
    what: 'Δόθηκε επωνυμία ({name}) για λήπτη στην Ελλάδα, που η ΑΑΔΕ δεν δέχεται σε παραστατικό που δεν διακινεί αγαθά.',
    todo: 'Μεταφέρετέ την στα στοιχεία εκτύπωσης (providerAdditionalInvoiceDetails.counterpart) και αφαιρέστε το counterpart.name.',
  },
  'parties/slip-counterpart-named': {
    what: 'Δόθηκε επωνυμία ({name}) για λήπτη στην Ελλάδα, που η ΑΑΔΕ κατά πάσα πιθανότητα δεν δέχεται σε δελτίο παραγγελίας.',
    todo: 'Αφαιρέστε το counterpart· αν το ζητά ο πάροχός σας, αφαιρέστε έστω το counterpart.name.',
  },
  'parties/foreign-party-incomplete': {
    what: 'Για τον λήπτη (χώρα {country}) λείπει το πεδίο {member}· η ΑΑΔΕ δεν τον αναγνωρίζει από τον αριθμό του.',
    todo: 'Συμπληρώστε το counterpart.{member}.',
  },
  'parties/movement-party-incomplete': {
    what: 'Το παραστατικό διακινεί αγαθά και από τα στοιχεία του {party} λείπει το πεδίο {member}.',
    todo: 'Συμπληρώστε το {party}.{member}.',
  },
  'parties/receiving-party-incomplete': {
    what: 'Από το δελτίο ποσοτικής παραλαβής λείπει το πεδίο {place}.',
    todo: 'Συμπληρώστε το {party}.{member}: στη διακίνηση αγαθών αναμένεται.',
  },
  'parties/same-party': {
    what: 'Ο εκδότης και ο λήπτης έχουν τον ίδιο ΑΦΜ, {vatNumber}.',
    todo: 'Διορθώστε τον λήπτη· η ενδοδιακίνηση μεταξύ εγκαταστάσεων έχει σκοπό διακίνησης (movePurpose) 8.',
  },
  'parties/own-transfer-to-other': {
    what: 'Ο σκοπός διακίνησης είναι 8 (ενδοδιακίνηση), αλλά ο εκδότης έχει ΑΦΜ {issuer} και ο λήπτης {counterpart}.',
    todo: 'Επιλέξτε τον σωστό σκοπό διακίνησης ή δηλώστε ως λήπτη τη δική σας εγκατάσταση.',
  },
  'parties/aggregate-note-counterpart': {
    what: 'Ο λήπτης του συγκεντρωτικού δελτίου αποστολής πρέπει να έχει ΑΦΜ 000000000[, αλλά έχει {vatNumber}].',
    todo: 'Δώστε ΑΦΜ 000000000· για έναν λήπτη εκδώστε 9.3.',
  },
  'parties/number-of-other-country': {
    what: 'Ο ΑΦΜ {vatNumber} είναι της χώρας {other}, αλλά η χώρα του λήπτη είναι {country}.',
    todo: 'Διορθώστε τη χώρα ή τον ΑΦΜ, εκτός αν η επιχείρηση έχει ΑΦΜ σε άλλη χώρα.',
  },
  'parties/name-blank': {
    what: 'Η επωνυμία του {party} δηλώνεται, αλλά είναι κενή.',
    todo: 'Παραλείψτε την: η ΑΑΔΕ γνωρίζει τις επωνυμίες των ελληνικών ΑΦΜ.',
  },
  'parties/address-blank': {
    what: 'Στη διεύθυνση του λήπτη το πεδίο {member} είναι κενό.',
    todo: 'Δώστε ταχυδρομικό κώδικα και πόλη ή παραλείψτε τη διεύθυνση.',
  },
} satisfies Words;
