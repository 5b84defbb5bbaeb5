import type { Words } from '../../words-type.js';

export const print = {
  'print/payment-label-missing': {
    what: 'Λείπει το κείμενο των τρόπων πληρωμής, χωρίς το οποίο η υπηρεσία δεν δέχεται κανένα παραστατικό.',
    todo: 'Συμπληρώστε το paymentMethodInvoiceLabel, ακόμη και όταν δεν υπάρχει πληρωμή.',
  },
  'print/issuer-incomplete': {
    what: 'Από τα στοιχεία εκτύπωσης του εκδότη λείπουν: {members}.',
    todo: 'Δώστε επωνυμία, επάγγελμα, ΔΟΥ και πλήρη διεύθυνση του εκδότη για το έντυπο.',
  },
} satisfies Words;
