import { type InvoiceType, invoiceTypeFacts, invoiceTypes } from '../../../src/codes/index.js';
import type { Language } from '../../../src/types/language.js';
import { inline, lines, madeBy, table } from '../markdown.js';
import type { Pages } from '../pages.js';

/** The words of the page. `values` has each value of the facts of a type. */
const words = {
  en: {
    title: 'Document types',
    heads: ['Type', 'English', 'Greek'],
    accepts: 'What each type accepts',
    about:
      'Facts about a type that the rules use. `invoiceTypeFacts` of `parastatiko/codes` has the confidence of each fact.',
    columns: [
      'Type',
      'Sign',
      'Counterpart',
      'Payments',
      'Currency',
      'correlatedInvoices',
      'multipleConnectedMarks',
      'Quantity and unit',
      'VAT',
      'isDeliveryNote',
    ],
    values: {
      debit: 'sale',
      credit: 'credit',
      paymentIn: 'money in',
      paymentOut: 'money out',
      neutral: 'none',
      required: 'required',
      optional: 'optional',
      accepted: 'accepted',
      allowed: 'allowed',
      forbidden: 'forbidden',
      refused: 'refused',
      notSent: 'not sent',
      unknown: 'not published',
      requiredOnTotalCancel: 'required on a total cancellation',
      any: 'any',
      usuallyExempt: 'usually exempt',
      withoutVat: 'without VAT',
      withVat: 'with VAT',
      category8Only: 'category 8 only',
      real: 'real categories',
      zeroOrReal: 'zero or real',
      EU: 'EU',
      nonEU: 'outside the EU',
    },
  },
  el: {
    title: 'Τύποι παραστατικών',
    heads: ['Τύπος', 'Ελληνικά', 'Αγγλικά'],
    accepts: 'Τι δέχεται κάθε τύπος',
    about:
      'Ό,τι χρησιμοποιούν οι κανόνες για κάθε τύπο. Το `invoiceTypeFacts` του `parastatiko/codes` έχει και τη βεβαιότητα κάθε στοιχείου.',
    columns: [
      'Τύπος',
      'Πρόσημο',
      'Λήπτης',
      'Πληρωμές',
      'Νόμισμα',
      'correlatedInvoices',
      'multipleConnectedMarks',
      'Ποσότητα και μονάδα',
      'ΦΠΑ',
      'isDeliveryNote',
    ],
    values: {
      debit: 'πώληση',
      credit: 'πιστωτικό',
      paymentIn: 'είσπραξη',
      paymentOut: 'πληρωμή',
      neutral: 'κανένα',
      required: 'υποχρεωτικό',
      optional: 'προαιρετικό',
      accepted: 'γίνεται δεκτό',
      allowed: 'επιτρέπεται',
      forbidden: 'απαγορεύεται',
      refused: 'απορρίπτεται',
      notSent: 'δεν αποστέλλεται',
      unknown: 'δεν έχει δημοσιευθεί',
      requiredOnTotalCancel: 'υποχρεωτικό στην ολική ακύρωση',
      any: 'οποιοσδήποτε',
      usuallyExempt: 'συνήθως απαλλαγή',
      withoutVat: 'χωρίς ΦΠΑ',
      withVat: 'με ΦΠΑ',
      category8Only: 'μόνο κατηγορία 8',
      real: 'πραγματικές κατηγορίες',
      zeroOrReal: 'μηδενικός ή πραγματικός',
      EU: 'ΕΕ',
      nonEU: 'εκτός ΕΕ',
    },
  },
} as const;

function valueIn(language: Language, value: string): string {
  const values: Readonly<Record<string, string>> = words[language].values;
  const shown = values[value];
  if (shown === undefined) throw new Error(`${value} has no words: scripts/docs/reference/document-types.ts`);
  return shown;
}

function counterpartWords(type: InvoiceType, language: Language): string {
  const { rule, country, vatNumber } = invoiceTypeFacts[type].counterpart;
  const isAnywhere = country === null || country === 'any' || rule === 'forbidden';
  const where = isAnywhere ? '' : ` (${country === 'GR' ? country : valueIn(language, country)})`;
  return `${valueIn(language, rule)}${where}${vatNumber === null ? '' : ` ${vatNumber}`}`;
}

const row = (type: InvoiceType, language: Language): string[] => {
  const facts = invoiceTypeFacts[type];
  const shown = (value: string): string => valueIn(language, value);
  return [
    inline(type),
    shown(facts.sign),
    counterpartWords(type, language),
    shown(facts.paymentMethods.rule),
    shown(facts.currency.rule),
    shown(facts.correlatedInvoices.rule),
    shown(facts.multipleConnectedMarks.rule),
    shown(facts.lineQuantityAndUnit.rule),
    shown(facts.vat.rule),
    shown(facts.isDeliveryNote.rule),
  ];
};

function pageIn(language: Language): string {
  const { title, heads, accepts, about, columns } = words[language];
  return lines(
    madeBy('src/codes'),
    `# ${title}`,
    table(
      heads,
      invoiceTypes.map(({ code, el, en }) => [
        inline(code),
        ...(language === 'el' ? [el ?? '', en ?? ''] : [en ?? '', el ?? '']),
      ]),
    ),
    `## ${accepts}`,
    about,
    table(
      columns,
      invoiceTypes.map(({ code }) => row(code, language)),
    ),
  );
}

/** The page with the document types of the channel and what each of them accepts, in both languages. */
export const documentTypesPages = (): Pages =>
  new Map([
    ['docs/reference/document-types.md', pageIn('en')],
    ['docs/el/reference/document-types.md', pageIn('el')],
  ]);
