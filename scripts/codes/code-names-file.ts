// The names of codes in the sentences of one language, by parameter. Long labels are shortened.

import { doc, print } from './print.js';
import type { Row } from './reference.js';
import { codes, otherRows, providerRows } from './reference.js';

/** The maximum length of a name in a sentence. */
const LONG = 40;

/** A label without the text in parentheses. Long labels are reduced to their distinctive part. */
function short(label: string) {
  const bare = label.replace(/,? \([^()]*\)|^ΔΠΠ - /g, '');
  if (bare.length <= LONG) return bare;
  const [first] = bare.split(/ [-–] /, 1);
  return first!.replace(/^(?:Τιμολόγιο|Sales Invoice|Service Rendered Invoice)[^/]*\/ ?/, '');
}

/** The whole label of a classification, because many start alike. */
const withoutBrackets = (label: string) =>
  label.replace(/ ?\([^()]*\)(?=(\p{L})?)/gu, (_: string, next: Row) => (next ? ' ' : ''));

/** Leaves only the article of an exemption. The sentence already says that there is no VAT. */
const articleOf = (exemption: string) => exemption.replace(/^[^-–,]*? ?[-–,] /, '');

/** Names for sentences: the table has an abbreviation, or capitals with the abbreviation of the note in front. */
const SPELT: Readonly<Record<string, string>> = {
  'Τιμολόγιο Παροχής': 'Τιμολόγιο Παροχής Υπηρεσιών',
  'ΕΝΔΟΚΟΙΝΟΤΙΚΗ ΑΠΟΚΤΗΣΗ': 'ενδοκοινοτική απόκτηση',
  'ΑΠΟΚΤΗΣΗ ΤΡΙΤΗ ΧΩΡΑ': 'απόκτηση από τρίτη χώρα',
  'ΠΟΣΟΤΙΚΟΣ ΕΛΕΓΧΟΣ': 'ποσοτικός έλεγχος',
};

/** The two VAT categories whose name is not a percent. */
const withoutVat: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  el: { 7: 'άνευ ΦΠΑ', 8: 'χωρίς ΦΠΑ' },
  en: { 7: 'VAT exempt', 8: 'no VAT' },
};

const rowsOf = (table: string) => codes[table].rows;

/** Of these tables, few codes can occur in a sentence: no rule finds fault with the others. */
const found: Readonly<Record<string, (row: Row) => boolean>> = {
  receivingNotePurposes: ({ code }: Row) => [3, 4, 5].includes(code),
  reverseDeliveryNotePurposes: ({ code }: Row) => [3, 4].includes(code),
  specialInvoiceCategories: ({ readOnly }: Row) => readOnly,
};
const foundIn = (table: string) => rowsOf(table).filter(found[table]);

export function codeNamesFile(language: string) {
  const labelOf = ({ label_el: el, label_en: en }: Row) => (language === 'el' ? (el ?? en) : (en ?? el));
  const name = (row: Row) => {
    const named = short(labelOf(row));
    return SPELT[named] ?? named;
  };
  const namesOf = (rows: Row, of = name) => Object.fromEntries(rows.map((row: Row) => [row.code, of(row)]));

  const paymentMethods = namesOf(rowsOf('paymentMethodTypes'));
  const invoiceTypes = namesOf(providerRows);
  // The tables have English names for income only.
  const classifications = [
    ...(language === 'el' ? rowsOf('expensesClassificationTypes') : []),
    ...rowsOf('incomeClassificationTypes'),
  ];
  const names = {
    // Codes that are texts. The type of a document is one.
    string: {
      category: namesOf([
        ...rowsOf('incomeClassificationCategories'),
        ...rowsOf('expensesClassificationCategories'),
      ]),
      classification: namesOf(classifications, (row) => withoutBrackets(labelOf(row))),
      linkedType: { ref: 'invoiceTypes' },
      otherType: namesOf(otherRows),
      type: { ref: 'invoiceTypes' },
    },
    // Codes that are numbers. The type of a payment is one.
    number: {
      detailType: namesOf(rowsOf('invoiceDetailTypes')),
      exemption: namesOf(rowsOf('vatExemptionCategories'), (row) => short(articleOf(labelOf(row)))),
      measurementUnit: namesOf(rowsOf('measurementUnits')),
      movePurpose: namesOf(rowsOf('movePurposes')),
      packagingType: namesOf(rowsOf('packagingTypes')),
      paymentType: { ref: 'paymentMethods' },
      receivingNotePurpose: namesOf(foundIn('receivingNotePurposes')),
      recType: namesOf(rowsOf('recTypes')),
      reverseDeliveryNotePurpose: namesOf(foundIn('reverseDeliveryNotePurposes')),
      specialInvoiceCategory: namesOf(foundIn('specialInvoiceCategories')),
      taxType: namesOf(rowsOf('taxTypes')),
      type: { ref: 'paymentMethods' },
      vatCategory: namesOf(
        rowsOf('vatCategories'),
        ({ code, percent }) => withoutVat[language]?.[code] ?? `${percent}%`,
      ),
    },
  };
  const text = language === 'el' ? 'Greek' : 'English';
  return [
    "import type { CodeNames } from '../../../code-names.js';",
    '',
    `const invoiceTypes = ${print(invoiceTypes, { expand: true })};`,
    '',
    `const paymentMethods = ${print(paymentMethods, { expand: true })};`,
    '',
    doc([`The names of codes in ${text} sentences, by parameter and code.`]),
    `export const codeNames: CodeNames = ${print(names, { expand: true })};`,
  ].join('\n');
}
