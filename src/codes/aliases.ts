import type { TableName } from './tables.js';

const LEVY = 'φοροσ διαμονησ τελοσ διαμονησ κλιματικησ κρισησ accommodation levy';

/** The levies of a low and of a high season, without the categories between them. */
const levies = Object.fromEntries(
  [6, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((code) => [code, LEVY]),
);

/** Words that people search for although no label contains them, normalized by `foldText`. */
export const aliases: Readonly<Partial<Record<TableName, Readonly<Record<string, string>>>>> = {
  invoiceTypes: {
    '1.1': 'τιμολογιο invoice',
    '5.1': 'πιστωτικο credit note',
    '8.1': 'ενοικιο μισθωμα rent',
    '8.2': LEVY,
    '8.4': 'αποδειξη εισπραξης',
    '8.6': 'τραπεζι table order',
    '9.3': 'δελτιο αποστολης δα',
    '11.1': 'αποδειξη λιανικης πωλησης αλπ receipt',
    '11.2': 'αποδειξη παροχης υπηρεσιων απυ receipt',
  },
  paymentMethodTypes: {
    1: 'τραπεζα καταθεση bank transfer',
    5: 'πιστωση credit',
    7: 'καρτα card',
    8: 'αμεση πληρωμη instant payment',
  },
  vatExemptionCategories: { 14: 'ενδοκοινοτικη παραδοση intra-community', 8: 'εξαγωγη export' },
  movePurposes: { 8: 'ενδοδιακινηση internal' },
  otherTaxesCategories: levies,
  taxTypes: { 1: 'παρακρατηση withheld', 4: 'χαρτοσημο' },
};
