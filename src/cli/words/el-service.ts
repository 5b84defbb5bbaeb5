import type { ServiceWords } from './service-types.js';

/** Commands that call the service, in Greek. */
export const service: ServiceWords = {
  noKey:
    'Δεν υπάρχει κλειδί. Δώστε το στη μεταβλητή περιβάλλοντος PARASTATIKO_API_KEY ή δώστε αρχείο με --key-file.',
  emptyKey: (file) => `Το αρχείο κλειδιού ${file} είναι κενό.`,
  noBaseUrl:
    'Δεν υπάρχει διεύθυνση της υπηρεσίας. Δώστε --base-url ή τη μεταβλητή περιβάλλοντος PARASTATIKO_BASE_URL.',
  kinds: {
    issued: 'εκδόθηκε',
    held: 'σε αναμονή πληρωμής',
    queued: 'εκδόθηκε εκτός σύνδεσης, δεν έχει ακόμη ΜΑΡΚ',
    refused: 'απορρίφθηκε',
    alreadyIssued: 'είχε ήδη εκδοθεί',
    unknown: 'άγνωστο αποτέλεσμα',
    cancelled: 'ακυρώθηκε',
    alreadyCancelled: 'είχε ήδη ακυρωθεί',
  },
  notSent: 'δεν στάλθηκε',
  notLookedAt: 'δεν ήταν δυνατός ο έλεγχος',
  heldElsewhere: 'το επεξεργάζεται άλλη διεργασία',
  neverSent: 'δεν στάλθηκε ποτέ από αυτόν τον υπολογιστή: στείλτε το ξανά ή εγκαταλείψτε το',
  nothingToRecover: 'Τίποτα δεν εκκρεμεί στο ημερολόγιο.',
  columns: {
    mark: 'ΜΑΡΚ',
    uid: 'UID',
    quantity: 'ποσότητα',
    net: 'καθαρή αξία',
  },
  credits: (balance) => `Μονάδες: ${balance}`,
  nothingFound:
    'Δεν βρέθηκε παραστατικό. Η αναζήτηση ενημερώνεται με καθυστέρηση και δεν περιλαμβάνει όσα εκδόθηκαν εκτός σύνδεσης.',
  noTables: 'Κανένα τραπέζι της εγκατάστασης δεν έχει ανοιχτά δελτία παραγγελίας.',
  noSlips: 'Το τραπέζι δεν έχει ανοιχτά δελτία παραγγελίας.',
  saved: (file) => `Αποθηκεύτηκε ως ${file}.`,
  onboarding: {
    kinds: {
      created: 'δημιουργήθηκε',
      uploaded: 'υποβλήθηκε',
      cancelled: 'ακυρώθηκε',
      alreadyCancelled: 'είχε ήδη ακυρωθεί',
      refused: 'απορρίφθηκε',
      unknown: 'άγνωστο αποτέλεσμα',
    },
    existed: 'είχε ήδη δημιουργηθεί',
    waits: {
      reached: 'Το αίτημα έχει αυτή την κατάσταση.',
      ready: 'Η επιχείρηση είναι έτοιμη.',
      failed: 'Η ενεργοποίηση της επιχείρησης απέτυχε.',
      ended: 'Το αίτημα έκλεισε.',
      waiting: 'Ο χρόνος αναμονής τελείωσε και το αίτημα δεν έχει ακόμη αυτή την κατάσταση.',
    },
    noErrors: 'Τα στοιχεία δεν έχουν σφάλματα.',
    noRequests: 'Δεν υπάρχουν τέτοια αιτήματα.',
  },
};
