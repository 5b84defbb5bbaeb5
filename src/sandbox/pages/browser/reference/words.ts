import type { ExampleName } from '../../../prepared/example-calls.js';

/** The words of the API page, in English. */
const en = {
  title: 'API reference',
  livePage: 'Live page',
  real: 'Documents that you issue here are filed with the tax authority.',
  missing: 'The description could not be loaded. Reload the page.',
  prepared: 'Fill in an example of this sandbox',
  made: (numbers: readonly string[]) =>
    `The example is filled in below.${numbers.length === 0 ? '' : ` For it, the sandbox took ${numbers.join(', ')}.`}`,
  examples: {
    closing: 'Closing of a table',
    partialCancellation: 'Partial cancellation',
    totalCancellation: 'Total cancellation',
    heldReceipt: 'Held payment (skipSignature=false)',
    credit: 'Credit of a receipt',
    deliveryNote: 'Delivery note',
    completion: 'Completion of a held payment',
    noteCancellation: 'Cancellation of a note',
    oldInvoice: 'Older document on credit',
  } satisfies Record<ExampleName, string>,
};

const el: typeof en = {
  title: 'Τεκμηρίωση API',
  livePage: 'Ζωντανή σελίδα',
  real: 'Τα παραστατικά που εκδίδετε εδώ διαβιβάζονται στην ΑΑΔΕ.',
  missing: 'Η περιγραφή δεν φορτώθηκε. Ανανεώστε τη σελίδα.',
  prepared: 'Συμπλήρωση με παράδειγμα',
  made: (numbers) =>
    `Το παράδειγμα συμπληρώθηκε παρακάτω.${numbers.length === 0 ? '' : ` Γι’ αυτό καταχωρίστηκε: ${numbers.join(', ')}.`}`,
  examples: {
    closing: 'Κλείσιμο τραπεζιού',
    partialCancellation: 'Μερική ακύρωση',
    totalCancellation: 'Ολική ακύρωση',
    heldReceipt: 'Πληρωμή σε αναμονή (skipSignature=false)',
    credit: 'Πιστωτικό απόδειξης',
    deliveryNote: 'Δελτίο αποστολής',
    completion: 'Ολοκλήρωση πληρωμής σε αναμονή',
    noteCancellation: 'Ακύρωση δελτίου',
    oldInvoice: 'Παλαιότερο παραστατικό επί πιστώσει',
  },
};

export const referenceWords = { en, el };
