import type { Words } from '../../words-type.js';

export const order = {
  'order/table-missing': {
    what: 'Το δελτίο παραγγελίας δεν αναφέρει σε ποιο τραπέζι ανήκει.',
    todo: 'Συμπληρώστε το tableAA, το GUID που είναι κοινό για όλα τα δελτία του τραπεζιού.',
  },
  'order/table-on-type': {
    what: 'Το tableAA υπάρχει σε παραστατικό τύπου {type}.',
    todo: 'Αφαιρέστε το: μόνο τα δελτία παραγγελίας (8.6) έχουν τραπέζι. Το παραστατικό που κλείνει αναφέρει τα ΜΑΡΚ τους στο multipleConnectedMarks.',
  },
  'order/cancellation-mixed': {
    what: 'Στο ίδιο δελτίο η γραμμή {cancelled} ακυρώνεται (recType 7) και η γραμμή {line} παραγγέλνεται.',
    todo: 'Εκδώστε δύο δελτία: ένα μόνο με παραγγελίες και ένα μόνο με ακυρωμένες γραμμές.',
  },
  'order/slip-line-incomplete': {
    what: 'Από τη γραμμή {line} του δελτίου παραγγελίας λείπει το {member}.',
    todo: 'Δώστε quantity και measurementUnit: το κλείσιμο πρέπει να συμφωνεί με τις ποσότητες των δελτίων.',
  },
  'order/slip-line-unnamed': {
    what: 'Η γραμμή {line} του δελτίου δεν λέει τι παραγγέλθηκε.',
    todo: 'Συμπληρώστε το itemDescr.',
  },
  'order/slip-line-without-vat': {
    what: 'Η γραμμή {line} του δελτίου έχει κατηγορία ΦΠΑ 8 (χωρίς ΦΠΑ).',
    todo: 'Επιλέξτε την κατηγορία με την οποία πωλείται το είδος· η 8 ανήκει στην ολική ακύρωση.',
  },
  'order/slip-line-exempt': {
    what: 'Η γραμμή {line} του δελτίου παραγγελίας είναι χωρίς ΦΠΑ (κατηγορία 7).',
    todo: 'Επιλέξτε την κατηγορία με την οποία πωλείται το είδος.',
  },
  'order/total-cancellation-on-type': {
    what: 'Παραστατικό τύπου {type} δεν μπορεί να ακυρώσει δελτία παραγγελίας.',
    todo: 'Αφαιρέστε το totalCancelDeliveryOrders ή εκδώστε 8.6.',
  },
  'order/total-cancellation-line': {
    what: 'Η ολική ακύρωση έχει {lines} γραμμή/ές, με πρώτη: καθαρή αξία {netValue}, ΦΠΑ {vatAmount}, κατηγορία ΦΠΑ {vatCategory}.',
    todo: 'Δώστε ακριβώς μία γραμμή με netValue 0, vatAmount 0 και vatCategory 8.',
  },
  'order/total-cancellation-marks': {
    what: 'Η ολική ακύρωση δεν αναφέρει ποια δελτία ακυρώνει.',
    todo: 'Δώστε τα ΜΑΡΚ τους στο multipleConnectedMarks.',
  },
  'order/marks-on-slip': {
    what: 'Το δελτίο παραγγελίας αναφέρει άλλα δελτία, αλλά δεν είναι ολική ακύρωση.',
    todo: 'Δηλώστε totalCancelDeliveryOrders true αν τα ακυρώνει, αλλιώς αφαιρέστε τη λίστα.',
  },
  'order/closing-category-missing': {
    what: 'Η απόδειξη αναφέρει ΜΑΡΚ άλλων παραστατικών χωρίς specialInvoiceCategory {category}.',
    todo: 'Δηλώστε specialInvoiceCategory {category} αν κλείνει τραπέζι.',
  },
  'order/closing-on-type': {
    what: 'Παραστατικό τύπου {type} με specialInvoiceCategory {category} αναφέρει ΜΑΡΚ, σαν να έκλεινε τραπέζι.',
    todo: 'Κλείστε τραπέζια με 11.1 ή 1.1, πιστωτικά με 11.4 ή 5.2.',
  },
  'order/close-net-mismatch': {
    what: 'Τα δελτία παραγγελίας αφήνουν καθαρή αξία {left} (παραγγέλθηκαν {ordered}, ακυρώθηκαν {cancelled}), αλλά το παραστατικό που κλείνει έχει {stated}.',
    todo: 'Κλείστε με ό,τι ακριβώς απομένει από τα δελτία: η υπηρεσία απορρίπτει κλείσιμο που διαφέρει.',
  },
  'order/close-quantity-mismatch': {
    what: 'Τα δελτία παραγγελίας αφήνουν ποσότητα {left} (παραγγέλθηκαν {ordered}, ακυρώθηκαν {cancelled}), αλλά το παραστατικό που κλείνει έχει {stated}.',
    todo: 'Κλείστε με ό,τι ακριβώς απομένει από τα δελτία: η υπηρεσία απορρίπτει κλείσιμο που διαφέρει.',
  },
  'order/close-links-differ': {
    what: 'Δελτία που αναφέρει το παραστατικό που κλείνει: {listed}· δελτία που δόθηκαν δίπλα του: {beside}.',
    todo: 'Αναφέρετε κάθε δελτίο και κάθε ακύρωση του τραπεζιού και δώστε τα ίδια για σύγκριση· με λιγότερα δεν συγκρίνονται καθαρή αξία και ποσότητα.',
  },
} satisfies Words;
