import {
  type CodeRow,
  expensesClassificationCategories,
  incomeClassificationCategories,
  invoiceDetailTypes,
  invoiceTypes,
  label,
  measurementUnits,
  movePurposes,
  otherInvoiceTypes,
  packagingTypes,
  paymentMethodTypes,
  receivingNotePurposes,
  recTypes,
  reverseDeliveryNotePurposes,
  specialInvoiceCategories,
  taxTypes,
  vatCategories,
  vatExemptionCategories,
} from '../codes/index.js';

/** The languages in which codes have names. */
type Language = 'el' | 'en';
type Value = string | number | boolean;

/** The table of a code, by the name of the value that holds it. */
const TABLES: Readonly<Record<string, readonly CodeRow[]>> = {
  category: [...incomeClassificationCategories, ...expensesClassificationCategories],
  detailType: invoiceDetailTypes,
  exemption: vatExemptionCategories,
  linkedType: invoiceTypes,
  measurementUnit: measurementUnits,
  movePurpose: movePurposes,
  otherType: otherInvoiceTypes,
  packagingType: packagingTypes,
  paymentType: paymentMethodTypes,
  receivingNotePurpose: receivingNotePurposes,
  recType: recTypes,
  reverseDeliveryNotePurpose: reverseDeliveryNotePurposes,
  specialInvoiceCategory: specialInvoiceCategories,
  taxType: taxTypes,
};

/** The two VAT categories that have no percent for a name. */
const WITHOUT_VAT: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  el: { 7: 'άνευ ΦΠΑ', 8: 'χωρίς ΦΠΑ' },
  en: { 7: 'VAT exempt', 8: 'no VAT' },
};

/** Codes as they are shown, by the name of their value: the type of a document is a text, that of a payment a number. */
const known: Readonly<Record<Language, ReadonlyMap<string, Map<Value, Value>>>> = {
  el: noneYet(),
  en: noneYet(),
};

function noneYet(): ReadonlyMap<string, Map<Value, Value>> {
  return new Map(['type', 'vatCategory', ...Object.keys(TABLES)].map((name) => [name, new Map()]));
}

/**
 * A code with its name beside it, as an issue shows it: `11.1 (ΑΛΠ)`. Any other value comes back as it is.
 * Names are looked up once: an invalid document may hold hundreds of issues.
 */
export function withName(name: string, value: Value, language: Language): Value {
  const shown = known[language].get(name);
  if (shown === undefined) return value;
  const before = shown.get(value);
  if (before !== undefined) return before;
  const found = nameOf(name, value, language);
  // What is no code is what somebody typed: it is not kept.
  if (found === undefined) return value;
  const now = `${value} (${found})`;
  shown.set(value, now);
  return now;
}

function nameOf(name: string, value: Value, language: Language): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (name === 'vatCategory') return nameOfVat(value, language);
  const ofType = typeof value === 'string' ? invoiceTypes : paymentMethodTypes;
  const found = label(TABLES[name] ?? ofType, value, language);
  if (found === undefined) return undefined;
  return short(name === 'exemption' ? articleOf(found) : found);
}

const nameOfVat = (category: string | number, language: Language): string | undefined => {
  const row = vatCategories.find(({ code }) => code === category);
  return row && (WITHOUT_VAT[language][row.code] ?? `${row.percent}%`);
};

/** "Without VAT" is said by the sentence; what counts is the article. */
const articleOf = (exemption: string): string => exemption.replace(/^[^-–,]*? ?[-–,] /, '');

/** A sentence has room for so much. */
const LONG = 40;

/** A label without what is in brackets; of a long one, the part that tells it from others. */
function short(label: string): string {
  const bare = label.replace(/,? \([^()]*\)|^ΔΠΠ - /g, '');
  if (bare.length <= LONG) return bare;
  const [first = ''] = bare.split(/ [-–] /, 1);
  return first.replace(/^(?:Τιμολόγιο|Sales Invoice|Service Rendered Invoice)[^/]*\/ ?/, '');
}
