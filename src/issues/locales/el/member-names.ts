import { documentMemberNames } from './generated/member-names.js';

/**
 * What members are called in Greek. An issue shows the Greek word beside the name by which the member is found:
 * `quantity (ποσότητα)`.
 */
export const memberNames: Readonly<Record<string, string>> = {
  ...documentMemberNames,
  category: 'κατηγορία',
  deductions: 'κρατήσεις',
  description: 'περιγραφή',
  discount: 'έκπτωση',
  document: 'παραστατικό',
  expenses: 'χαρακτηρισμός εξόδων',
  fees: 'τέλη',
  goods: 'εμπορεύματα',
  gross: 'αξία με ΦΠΑ',
  income: 'χαρακτηρισμός εσόδων',
  lines: 'γραμμές',
  net: 'καθαρή αξία',
  otherTaxes: 'λοιποί φόροι',
  packages: 'συσκευασίες',
  payments: 'τρόποι πληρωμής',
  percent: 'ποσοστό',
  services: 'υπηρεσίες',
  stampDuty: 'ψηφιακό τέλος συναλλαγής',
  unit: 'μονάδα μέτρησης',
  unitPrice: 'τιμή μονάδας χωρίς ΦΠΑ',
  unitPriceWithVat: 'τιμή μονάδας με ΦΠΑ',
  withheld: 'παρακρατούμενος φόρος',
};
