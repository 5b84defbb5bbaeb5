import { labelOf } from '../../codes/find-code.js';
import { invoiceTypes } from '../../codes/generated/invoice-types.js';
import type { InvoiceType } from '../../codes/index.js';
import type { Both, Language } from '../language.js';

/** The titles that invoices in Greece have, of the types whose names in the code table are abbreviated, or are written for bookkeepers. */
export const fullTitles: Readonly<Partial<Record<InvoiceType, Both>>> = {
  '2.1': { el: 'Τιμολόγιο Παροχής Υπηρεσιών', en: 'Service invoice' },
  '2.2': {
    el: 'Τιμολόγιο Παροχής Υπηρεσιών / Ενδοκοινοτική Παροχή',
    en: 'Service invoice / Intra-community supply',
  },
  '2.3': {
    el: 'Τιμολόγιο Παροχής Υπηρεσιών / Παροχή σε Λήπτη Τρίτης Χώρας',
    en: 'Service invoice / Supply to a third country',
  },
  '2.4': {
    el: 'Τιμολόγιο Παροχής Υπηρεσιών / Συμπληρωματικό Παραστατικό',
    en: 'Service invoice / Supplementary document',
  },
  '3.1': { el: 'Τίτλος Κτήσης', en: 'Title of acquisition' },
  '3.2': { el: 'Τίτλος Κτήσης', en: 'Title of acquisition' },
  '5.1': { el: 'Πιστωτικό Τιμολόγιο', en: 'Credit invoice' },
  '5.2': { el: 'Πιστωτικό Τιμολόγιο', en: 'Credit invoice' },
  '7.1': { el: 'Παραστατικό Εσόδου από Συμβόλαιο', en: 'Document of income by contract' },
  '8.1': { el: 'Παραστατικό Ενοικίου', en: 'Rent invoice' },
  '8.2': {
    el: 'Ειδικό Στοιχείο – Απόδειξη Είσπραξης Τέλους Ανθεκτικότητας στην Κλιματική Κρίση',
    en: 'Special record – receipt for the climate crisis resilience fee',
  },
  '8.4': { el: 'Απόδειξη Είσπραξης POS', en: 'POS collection receipt' },
  '8.5': { el: 'Απόδειξη Επιστροφής POS', en: 'POS refund receipt' },
  '9.1': { el: 'Δελτίο Αποστολής', en: 'Delivery note' },
  '10.1': { el: 'Δελτίο Ποσοτικής Παραλαβής', en: 'Receiving note' },
  '10.2': { el: 'Δελτίο Ποσοτικής Παραλαβής', en: 'Receiving note' },
  '11.1': { el: 'Απόδειξη Λιανικής Πώλησης', en: 'Retail sales receipt' },
  '11.2': { el: 'Απόδειξη Παροχής Υπηρεσιών', en: 'Receipt for services' },
  '11.4': { el: 'Πιστωτικό Στοιχείο Λιανικής', en: 'Retail credit note' },
  '11.5': {
    el: 'Απόδειξη Λιανικής Πώλησης για Λογαριασμό Τρίτων',
    en: 'Retail sales receipt on behalf of third parties',
  },
};

/** The name of a type as its paper has it. */
export const titleOf = (type: InvoiceType, language: Language): string =>
  fullTitles[type]?.[language] ?? labelOf(invoiceTypes, type, language) ?? type;
