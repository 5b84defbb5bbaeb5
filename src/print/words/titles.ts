import type { InvoiceType } from '../../codes/index.js';
import type { Both } from '../language.js';

/** The full titles of the types whose names in the code table are abbreviated, or are written for bookkeepers. */
export const fullTitles: Readonly<Partial<Record<InvoiceType, Both>>> = {
  '8.2': {
    el: 'Ειδικό Στοιχείο – Απόδειξη Είσπραξης Τέλους Ανθεκτικότητας στην Κλιματική Κρίση',
    en: 'Special record – receipt for the climate crisis resilience fee',
  },
  '8.4': { el: 'Απόδειξη Είσπραξης POS', en: 'POS collection receipt' },
  '8.5': { el: 'Απόδειξη Επιστροφής POS', en: 'POS refund receipt' },
  '11.1': { el: 'Απόδειξη Λιανικής Πώλησης', en: 'Retail sales receipt' },
  '11.2': { el: 'Απόδειξη Παροχής Υπηρεσιών', en: 'Receipt for services' },
  '11.4': { el: 'Πιστωτικό Στοιχείο Λιανικής', en: 'Retail credit note' },
  '11.5': {
    el: 'Απόδειξη Λιανικής Πώλησης για Λογαριασμό Τρίτων',
    en: 'Retail sales receipt on behalf of third parties',
  },
};
