import type { Both } from '../language.js';

/** Whole sentences of the page, and the labels of header flags. */
export const notices = {
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  notIssued: {
    el: 'Δεν έχει εκδοθεί. Δεν είναι φορολογικό παραστατικό.',
    en: 'Not issued. This is not a fiscal document.',
  },
  // A.1035/2020: the wording of this notice is fixed, in Latin letters.
  companyOffline: { el: 'Transmission Failure_1', en: 'Transmission Failure_1' },
  companyOfflineWhy: {
    el: 'Ο εκδότης δεν μπόρεσε να συνδεθεί με τον πάροχο. Το παραστατικό διαβιβάζεται εντός μίας ημέρας.',
    en: 'The issuer could not reach its provider. The document is transmitted within one day.',
  },
  queued: { el: 'Αδυναμία διαβίβασης', en: 'Transmission failure' },
  queuedWhy: {
    el: 'Ο πάροχος δεν μπόρεσε να συνδεθεί με το myDATA. Το παραστατικό διαβιβάζεται εντός μίας ημέρας και τότε αποκτά ΜΑΡΚ.',
    en: 'The provider could not reach myDATA. The document is transmitted within one day and receives its MARK then.',
  },
  lateTransmission: { el: 'Εκπρόθεσμη διαβίβαση', en: 'Late transmission' },
  throughProvider: {
    el: 'Διαβιβάστηκε στο myDATA μέσω παρόχου ηλεκτρονικής τιμολόγησης.',
    en: 'Transmitted to myDATA through an electronic invoicing provider.',
  },
  paymentChanged: {
    el: 'Ο τρόπος πληρωμής άλλαξε στο τερματικό.',
    en: 'The method of payment was changed at the terminal.',
  },
  tipApart: {
    el: 'Το φιλοδώρημα δεν περιλαμβάνεται στην αξία του παραστατικού.',
    en: 'The tip is not part of the value of the document.',
  },
  thanks: { el: 'Σας ευχαριστούμε', en: 'Thank you' },
  sandbox: {
    el: 'Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ',
    en: 'Sandbox: not filed with the tax authority',
  },
  test: { el: 'Δοκιμή', en: 'Sandbox' },
  copy: { el: 'Αντίγραφο', en: 'Copy' },
  cancelled: { el: 'Ακυρώθηκε', en: 'Cancelled' },
  credit: { el: 'Πίστωση', en: 'Credit' },
  refund: { el: 'Επιστροφή χρημάτων', en: 'Refund' },
  partialCancellation: { el: 'Μερική ακύρωση παραγγελίας', en: 'Partial cancellation of an order' },
  // Directive 2006/112/EC, article 226: the mention that other member states expect is in English.
  reverseCharge: { el: 'Αντίστροφη επιβάρυνση / Reverse charge', en: 'Reverse charge' },
  notReceipt: { el: 'Δεν αποτελεί απόδειξη', en: 'Not a receipt' },
  totalCancelDeliveryOrders: {
    el: 'Ακύρωση όλων των δελτίων παραγγελίας του τραπεζιού',
    en: 'Cancellation of all order slips of the table',
  },
  isDeliveryNote: { el: 'Επέχει θέση δελτίου αποστολής', en: 'Also a delivery note' },
  vatPaymentSuspension: { el: 'Αναστολή καταβολής ΦΠΑ', en: 'VAT payment suspended' },
  selfPricing: { el: 'Αυτοτιμολόγηση', en: 'Self-billing' },
  fuelInvoice: { el: 'Παραστατικό καυσίμων', en: 'Fuel document' },
  thirdPartyCollection: {
    el: 'Είσπραξη για λογαριασμό τρίτου',
    en: 'Collected on behalf of a third party',
  },
  reverseDeliveryNote: { el: 'Αντίστροφο δελτίο αποστολής', en: 'Reverse delivery note' },
  toWeigh: { el: 'Η ποσότητα οριστικοποιείται με ζύγιση', en: 'Quantities are settled by weighing' },
  nonObligatedRecipient: {
    el: 'Ο λήπτης δεν είναι υπόχρεος ψηφιακής παραλαβής',
    en: 'The recipient takes no part in digital delivery',
  },
  withoutDigitalTransportTracking: {
    el: 'Χωρίς ψηφιακή παρακολούθηση της διακίνησης',
    en: 'Without digital tracking of the movement',
  },
} as const satisfies Record<string, Both>;
