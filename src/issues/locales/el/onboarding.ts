import type { onboardingTypes as inEnglish, OnboardingRuleId, OnboardingStep } from '../en/onboarding.js';

/** What is wrong with an onboarding request or a signed contract. */
export const onboardingIssues: Readonly<
  Record<OnboardingRuleId, { readonly what: string; readonly todo: string }>
> = {
  'onboarding/not-an-object': {
    what: 'Τα στοιχεία δεν είναι αντικείμενο.',
    todo: 'Δώστε τα companyDetails, address, contactInfo και administrator σε ένα αντικείμενο.',
  },
  'onboarding/missing': {
    what: 'Λείπει το {place}.',
    todo: 'Συμπληρώστε το {place}: το απαιτεί η υπηρεσία.',
  },
  'onboarding/type': {
    what: 'Το {place} έχει λάθος τύπο.',
    todo: 'Δώστε το {place} ως {expected}.',
  },
  'onboarding/null-member': {
    what: 'Το {place} είναι null.',
    todo: 'Παραλείψτε το {place} ή δώστε το ως κείμενο.',
  },
  'onboarding/blank': {
    what: 'Το {place} είναι κενό.',
    todo: 'Συμπληρώστε το {place}: το απαιτεί η υπηρεσία.',
  },
  'onboarding/unknown-member': {
    what: 'Η υπηρεσία δεν περιγράφει πεδίο {member}.',
    todo: 'Αφαιρέστε το ή διορθώστε το όνομά του[ σε {nearest}].',
  },
  'onboarding/transaction-types-empty': {
    what: 'Το companyDetails.transactionTypes είναι κενό.',
    todo: 'Δώστε τουλάχιστον ένα από τα B2B και B2C.',
  },
  'onboarding/transaction-type': {
    what: 'Το είδος συναλλαγών {given} δεν είναι γνωστό.',
    todo: 'Δώστε B2B, B2C ή και τα δύο.',
  },
  'onboarding/b2g': {
    what: 'Η υπηρεσία δεν δέχεται το είδος συναλλαγών B2G.',
    todo: 'Αφαιρέστε το B2G από το companyDetails.transactionTypes.',
  },
  'onboarding/vat-number': {
    what: 'Το {place} είναι {vatNumber}, που δεν είναι έγκυρος ΑΦΜ.',
    todo: 'Δώστε εννέα ψηφία με σωστό ψηφίο ελέγχου, χωρίς πρόθεμα χώρας.',
  },
  'onboarding/vat-number-placeholder': {
    what: 'Το {place} είναι {vatNumber}, που δεν ανήκει σε κανέναν.',
    todo: 'Δώστε τον πραγματικό ΑΦΜ της επιχείρησης ή του προσώπου.',
  },
  'onboarding/vat-number-sequence': {
    what: 'Το {place} είναι {vatNumber}, που μοιάζει με αριθμό παραδείγματος.',
    todo: 'Ελέγξτε το: η υπηρεσία απορρίπτει προφανείς αριθμούς παραδείγματος.',
  },
  'onboarding/isp-missing': {
    what: 'Λείπει το {place}, που απαιτείται για B2C.',
    todo: 'Δώστε στο ispDetails τα providerName, contractNumber και contractDate του παρόχου διαδικτύου.',
  },
  'onboarding/isp-unneeded': {
    what: 'Δόθηκε ispDetails χωρίς B2C.',
    todo: 'Παραλείψτε το ispDetails ή προσθέστε το B2C στο companyDetails.transactionTypes.',
  },
  'onboarding/email': {
    what: 'Το {place} είναι {given}, που δεν είναι διεύθυνση e-mail.',
    todo: 'Δώστε διεύθυνση όπως name@company.gr: εκεί στέλνεται η σύμβαση.',
  },
  'onboarding/email-doubtful': {
    what: 'Το {place} είναι {given}, μια ασυνήθιστη διεύθυνση e-mail.',
    todo: 'Ελέγξτε την: εκεί στέλνεται η σύμβαση.',
  },
  'onboarding/phone': {
    what: 'Το {place} είναι {given}, που δεν έχει τη μορφή τηλεφωνικού αριθμού της περιγραφής.',
    todo: 'Δώστε + με κωδικό χώρας και ψηφία, ή τα δέκα ψηφία ελληνικού αριθμού, χωρίς κενά.',
  },
  'onboarding/phone-doubtful': {
    what: 'Το {place} είναι {given}, αριθμός που δεν υπάρχει σε κανένα σχέδιο αριθμοδότησης.',
    todo: 'Ελέγξτε τα ψηφία του.',
  },
  'onboarding/contract-date': {
    what: 'Το {place} είναι {given}, που δεν είναι ημερομηνία.',
    todo: 'Δώστε υπαρκτή ημερομηνία ως ΕΕΕΕ-ΜΜ-ΗΗ.',
  },
  'onboarding/contract-date-future': {
    what: 'Το {place} είναι {given}, δηλαδή στο μέλλον: στην Ελλάδα είναι {today}.',
    todo: 'Δώστε την ημερομηνία της σύμβασης με τον πάροχο διαδικτύου.',
  },
  'onboarding/refused-by-service': {
    what: 'Η υπηρεσία δεν δέχεται το {place}[: {text}].',
    todo: 'Διορθώστε το και υποβάλετε ξανά το αίτημα.',
  },
  'onboarding/contract-not-pdf': {
    what: 'Το αρχείο δεν είναι PDF: δεν αρχίζει με %PDF-.',
    todo: 'Ανεβάστε την υπογεγραμμένη σύμβαση ως ένα PDF.',
  },
  'onboarding/contract-not-at-start': {
    what: 'Το PDF αρχίζει με άλλα byte και όχι με %PDF-.',
    todo: 'Αν η υπηρεσία το απορρίψει, αποθηκεύστε το ξανά ως PDF.',
  },
  'onboarding/contract-too-large': {
    what: 'Το αρχείο έχει {bytes} byte, ενώ επιτρέπονται το πολύ {most}.',
    todo: 'Σαρώστε τη σύμβαση με χαμηλότερη ανάλυση.',
  },
  'onboarding/contract-encrypted': {
    what: 'Το PDF είναι κρυπτογραφημένο.',
    todo: 'Αποθηκεύστε το χωρίς κωδικό και χωρίς προστασία και ανεβάστε το ξανά.',
  },
};

/** What to do next about an onboarding request. */
export const onboardingSteps: Readonly<Record<OnboardingStep, string>> = {
  'get-signature':
    'Ο πελάτης υπογράφει τη σύμβαση: από τον σύνδεσμο του e-mail ή σε χαρτί. Ανεβάστε το υπογεγραμμένο PDF με την uploadSignedContract.',
  'wait-for-review': 'Περιμένετε τον έλεγχο. Το αποτέλεσμά του το αναφέρει ένα webhook ή η waitForStatus.',
  'upload-again':
    'Το αρχείο δεν έγινε δεκτό: διαβάστε το message, διορθώστε τη σύμβαση και ανεβάστε την ξανά.',
  'wait-for-provisioning':
    'Εγκρίθηκε. Περιμένετε την ενεργοποίηση της επιχείρησης: waitUntilReady ή το webhook.',
  ready: 'Η επιχείρηση μπορεί να εκδίδει παραστατικά.',
  'do-not-resubmit':
    'Η ενεργοποίηση απέτυχε. Μην υποβάλετε ξανά το αίτημα: ο πάροχος έχει ειδοποιηθεί και το χειρίζεται.',
  'ask-customer':
    'Ο πελάτης ανακάλεσε τη δήλωση παρόχου. Συνεννοηθείτε μαζί του πριν εκδοθεί οτιδήποτε άλλο.',
  ended: 'Το αίτημα έχει κλείσει οριστικά. Υποβάλετε νέο, αν η επιχείρηση θα εξυπηρετηθεί.',
  'read-message': 'Η κατάσταση αυτή δεν περιγράφεται. Διαβάστε το message και το ιστορικό.',
  'authorise-provider':
    'Αυτό το βήμα δεν φαίνεται στο API: ο πελάτης πρέπει να εξουσιοδοτήσει τον πάροχο στην ΑΑΔΕ. Ως τότε το αίτημα δεν προχωρά.',
  'correct-payload': 'Διορθώστε ό,τι αναφέρουν τα ευρήματα και υποβάλετε ξανά το αίτημα.',
  'follow-existing':
    'Υπάρχει ανοιχτό αίτημα για την επιχείρηση: παρακολουθήστε το με το existingRequestId αντί να υποβάλετε άλλο.',
  'already-linked': 'Δεν χρειάζεται ενέργεια: η επιχείρηση είναι ενεργή με το κλειδί σας.',
  'already-active': 'Η επιχείρηση απέκτησε στο μεταξύ σύμβαση αλλού. Υποβάλετε νέο αίτημα: θα γίνει σύνδεση.',
  'next-attempt':
    'Το Idempotency-Key ανήκει σε άλλο αίτημα ή σε αίτημα που έχει κλείσει. Καλέστε την create με τον επόμενο αριθμό προσπάθειας.',
  'read-status':
    'Η τρέχουσα κατάσταση δεν το επιτρέπει. Διαβάστε το αίτημα και ακολουθήστε το επόμενο βήμα του.',
  'no-contract': 'Το αίτημα δεν έχει τέτοια σύμβαση: η σύνδεση δεν χρειάζεται υπογραφή.',
  'correct-file': 'Διορθώστε το αρχείο σύμφωνα με τα ευρήματα και τα σφάλματα και ανεβάστε το.',
  'look-then-repeat':
    'Η απάντηση χάθηκε και το αίτημα δεν δείχνει ακόμη το αποτέλεσμα. Διαβάστε το ξανά· αν δεν αλλάξει, επαναλάβετε την κλήση χωρίς κίνδυνο.',
};

/** The types of members. */
export const onboardingTypes: Readonly<Record<keyof typeof inEnglish, string>> = {
  string: 'κείμενο',
  object: 'αντικείμενο',
  array: 'λίστα',
};
