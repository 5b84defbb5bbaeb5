import type { Words } from '../../words-type.js';

export const print = {
  'print/payment-label-missing': {
    what: 'Λείπει το paymentMethodInvoiceLabel, το κείμενο των πληρωμών· χωρίς αυτό η υπηρεσία δεν δέχεται παραστατικό.',
    todo: 'Συμπληρώστε το paymentMethodInvoiceLabel, ακόμη και όταν δεν υπάρχει πληρωμή.',
  },
  'print/issuer-incomplete': {
    what: 'Από τον εκδότη στα στοιχεία εκτύπωσης λείπουν: {members}.',
    todo: 'Δώστε επωνυμία, επάγγελμα, ΔΟΥ και πλήρη διεύθυνση του εκδότη για το έντυπο.',
  },
  'print/payment-label-mismatch': {
    what: 'Εκτυπώνεται «{label}», αλλά από τις πληρωμές προκύπτει «{means}».',
    todo: 'Διορθώστε το paymentMethodInvoiceLabel ή τις πληρωμές.',
  },
  'print/document-label-mismatch': {
    what: 'Το παραστατικό τιτλοφορείται «{label}», αλλά διαβιβάζεται ως τύπος {type}.',
    todo: 'Διορθώστε το documentLabel ή το invoiceType.',
  },
  'print/email-unusable': {
    what: 'Η διεύθυνση e-mail «{email}» του λήπτη δεν είναι έγκυρη, άρα το παραστατικό δεν θα φτάσει.',
    todo: 'Διορθώστε τη διεύθυνση ή παραλείψτε την.',
  },
  'print/language-unknown': {
    what: 'Η γλώσσα εκτύπωσης είναι «{language}», ενώ γνωστές είναι μόνο οι EL και EN.',
    todo: 'Γράψτε EL ή EN στο documentLanguageCode.',
  },
  'print/logo-form': {
    what: 'Το λογότυπο «{logo}» δεν είναι GUID.',
    todo: 'Δώστε το αναγνωριστικό του λογότυπου όπως σας το έδωσε ο πάροχος ή παραλείψτε το logoId.',
  },
  'print/counterpart-unnamed': {
    what: 'Η επωνυμία του λήπτη δεν αναγράφεται πουθενά στο παραστατικό.',
    todo: 'Δώστε την στα στοιχεία εκτύπωσης του λήπτη, όπου ανήκουν οι επωνυμίες των ελληνικών ΑΦΜ.',
  },
} satisfies Words;
