import type { Words } from '../../words-type.js';

export const classification = {
  'classification/missing': {
    what: 'Το παραστατικό δεν έχει χαρακτηρισμό, αν και ο τύπος {type} χαρακτηρίζεται.',
    todo: 'Χαρακτηρίστε κάθε γραμμή (εμπορεύματα, υπηρεσίες …) και γράψτε τα αθροίσματα στη σύνοψη.',
  },
  'classification/not-on-all-lines': {
    what: 'Πλήθος γραμμών χωρίς χαρακτηρισμό: {count}, με πρώτη τη γραμμή {line}.',
    todo: 'Χαρακτηρίστε όλες τις γραμμές ή καμία.',
  },
  'classification/summary-only': {
    what: 'Η σύνοψη έχει χαρακτηρισμό, αλλά καμία γραμμή δεν έχει.',
    todo: 'Χαρακτηρίστε τις γραμμές· η σύνοψη επαναλαμβάνει τα αθροίσματά τους.',
  },
  'classification/on-total-cancellation': {
    what: 'Η ολική ακύρωση δελτίων παραγγελίας έχει χαρακτηρισμό.',
    todo: 'Αφαιρέστε τον χαρακτηρισμό από τη γραμμή και από τη σύνοψη.',
  },
  'classification/expenses-not-allowed': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται χαρακτηρισμό εξόδων όταν διαβιβάζεται μέσω παρόχου.',
    todo: 'Αφαιρέστε το expensesClassification: τα έξοδα τα χαρακτηρίζει ο λήπτης.',
  },
  'classification/income-not-allowed': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται χαρακτηρισμό εσόδων όταν διαβιβάζεται μέσω παρόχου.',
    todo: 'Αφαιρέστε το incomeClassification και δηλώστε χαρακτηρισμό εξόδων.',
  },
  'classification/income-on-self-billed': {
    what: 'Το παραστατικό τύπου {type} είναι αυτοτιμολόγηση, αλλά έχει χαρακτηρισμό εσόδων αντί για εξόδων.',
    todo: 'Χρησιμοποιήστε το expensesClassification ή αφήστε το παραστατικό χωρίς χαρακτηρισμό.',
  },
  'classification/income-and-expenses': {
    what: 'Το παραστατικό έχει χαρακτηρισμό και εσόδων και εξόδων.',
    todo: 'Κρατήστε τον χαρακτηρισμό του διορθούμενου παραστατικού, ή των εξόδων σε αυτοτιμολόγηση· και τους δύο έχει μόνο το 1.5.',
  },
  'classification/side-of-detail-type': {
    what: 'Η γραμμή {line} έχει επισήμανση {detailType} και χαρακτηρισμό εσόδων αντί εξόδων ή το αντίστροφο.',
    todo: 'Χαρακτηρίστε την εκκαθάριση πωλήσεων τρίτων (1) ως έξοδο και την αμοιβή (2) ως έσοδο.',
  },
  'classification/pair-unrecorded': {
    what: 'Στη γραμμή {line}, η κατηγορία {category} δεν επιτρέπεται στον τύπο {type}.',
    todo: 'Επιλέξτε μία από: {allowed}· οι πωλήσεις αγαθών και υπηρεσιών έχουν δικούς τους τύπους.',
  },
  'classification/category-not-allowed': {
    what: 'Στη γραμμή {line}, η κατηγορία {category} δεν επιτρέπεται στον τύπο {type}.',
    todo: 'Επιλέξτε μία από: {allowed}.',
  },
  'classification/type-missing': {
    what: 'Στη γραμμή {line}, η κατηγορία {category} χρειάζεται classificationType στον τύπο {type}.',
    todo: 'Επιλέξτε ένα από: {allowed}.',
  },
  'classification/type-forbidden': {
    what: 'Στη γραμμή {line} περισσεύει το {classificationType}: η κατηγορία {category} δεν δέχεται τύπο στο {type}.',
    todo: 'Αφαιρέστε το classificationType από τη γραμμή και από τη σύνοψη.',
  },
  'classification/type-not-allowed': {
    what: 'Στη γραμμή {line}, το {classificationType} δεν συνδυάζεται με την κατηγορία {category} στον τύπο {type}.',
    todo: 'Επιλέξτε ένα από: {allowed}.',
  },
  'classification/type-not-in-schema': {
    what: 'Στη γραμμή {line}, το {classificationType} υπάρχει στους πίνακες της ΑΑΔΕ αλλά όχι στο σχήμα της, που το απορρίπτει.',
    todo: 'Επιλέξτε άλλο classificationType, σε συνεννόηση με τον λογιστή σας.',
  },
  'classification/category-of-vat-type': {
    what: 'Στη γραμμή {line}, ο χαρακτηρισμός ΦΠΑ {classificationType} έχει κατηγορία {category}.',
    todo: 'Αφαιρέστε την κατηγορία: οι χαρακτηρισμοί ΦΠΑ δεν έχουν.',
  },
  'classification/category-missing': {
    what: 'Στη γραμμή {line}, ο χαρακτηρισμός εξόδων[ {classificationType}] δεν έχει κατηγορία.',
    todo: 'Συμπληρώστε το classificationCategory.',
  },
  'classification/vat-type-on-exempt': {
    what: 'Η γραμμή {line} έχει αιτία εξαίρεσης {exemption}, αλλά και τον χαρακτηρισμό ΦΠΑ {classificationType}.',
    todo: 'Αφαιρέστε τον χαρακτηρισμό ΦΠΑ από τη γραμμή και από τη σύνοψη.',
  },
  'classification/vat-type-of-exemption': {
    what: 'Η γραμμή {line} έχει αιτία εξαίρεσης {exemption} και τον χαρακτηρισμό ΦΠΑ {classificationType}.',
    todo: 'Χρησιμοποιήστε {allowed}: με αυτή την αιτία είναι ο μόνος χαρακτηρισμός ΦΠΑ.',
  },
  'classification/information-mixed': {
    what: 'Η γραμμή {line} έχει την κατηγορία {category}, ενώ άλλες γραμμές δεν την έχουν.',
    todo: 'Ελέγξτε αν την έχουν όλες οι γραμμές ή καμία: η ΑΑΔΕ δεν δέχεται ορισμένες κατηγορίες μαζί με άλλες.',
  },
  'classification/pair-disputed': {
    what: 'Στη γραμμή {line}, το {classificationType} με κατηγορία {category} δεν υπάρχει στον πίνακα της ΑΑΔΕ για τον τύπο {type}.',
    todo: 'Ελέγξτε το με τον λογιστή σας: άλλοι πίνακες έχουν αυτόν τον συνδυασμό.',
  },
  'classification/line-sum': {
    what: 'Το άθροισμα των χαρακτηρισμών της γραμμής {line} είναι {computed}, αλλά η καθαρή αξία της είναι {net}[, ή {withVat} με ΦΠΑ].',
    todo: 'Μοιράστε ολόκληρο το ποσό στους χαρακτηρισμούς της γραμμής.',
  },
  'classification/repeated-on-line': {
    what: 'Η γραμμή {line} έχει πάνω από μία φορά την κατηγορία {category}[ με {classificationType}].',
    todo: 'Ενώστε τα ποσά σε μία εγγραφή.',
  },
  'classification/summary-sum': {
    what: 'Οι γραμμές έχουν {computed} στην κατηγορία {category}[ με {classificationType}], αλλά η σύνοψη έχει {stated}.',
    todo: 'Γράψτε στη σύνοψη το ακριβές άθροισμα των γραμμών.',
  },
  'classification/summary-row-missing': {
    what: 'Οι γραμμές έχουν {computed} στην κατηγορία {category}[ με {classificationType}], αλλά η σύνοψη δεν την έχει.',
    todo: 'Προσθέστε στη σύνοψη μία εγγραφή με αυτό το άθροισμα.',
  },
  'classification/summary-row-extra': {
    what: 'Η σύνοψη έχει την κατηγορία {category}[ με {classificationType}], αλλά καμία γραμμή δεν την έχει.',
    todo: 'Αφαιρέστε την εγγραφή ή διορθώστε την.',
  },
  'classification/repeated-in-summary': {
    what: 'Η σύνοψη έχει πάνω από μία φορά την κατηγορία {category}[ με {classificationType}].',
    todo: 'Ενώστε τα ποσά σε μία εγγραφή.',
  },
} satisfies Words;
