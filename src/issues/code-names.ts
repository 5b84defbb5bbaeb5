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

/** The languages that have names for codes. */
type Language = 'el' | 'en';
type Value = string | number | boolean;

/** The code tables by parameter name. */
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

/** The two VAT categories whose name is not a percent. */
const WITHOUT_VAT: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  el: { 7: 'άνευ ΦΠΑ', 8: 'χωρίς ΦΠΑ' },
  en: { 7: 'VAT exempt', 8: 'no VAT' },
};

/** Cached codes with their names, by parameter name. The type of a document is text, that of a payment is a number. */
const known: Readonly<Record<Language, ReadonlyMap<string, Map<Value, Value>>>> = {
  el: noneYet(),
  en: noneYet(),
};

function noneYet(): ReadonlyMap<string, Map<Value, Value>> {
  return new Map(['type', 'vatCategory', ...Object.keys(TABLES)].map((name) => [name, new Map()]));
}

/**
 * Adds the name of a code, for issues: `11.1 (ΑΛΠ)`. Returns other values unchanged.
 * Names are cached, because an invalid document may have hundreds of issues.
 */
export function withName(name: string, value: Value, language: Language): Value {
  const shown = known[language].get(name);
  if (shown === undefined) return value;
  const before = shown.get(value);
  if (before !== undefined) return before;
  const found = nameOf(name, value, language);
  // An unknown value is user input and is not cached.
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

/** Leaves only the article of an exemption. The sentence already says that there is no VAT. */
const articleOf = (exemption: string): string => exemption.replace(/^[^-–,]*? ?[-–,] /, '');

/** The maximum length of a name in a sentence. */
const LONG = 40;

/** A label without the text in parentheses. Long labels are reduced to their distinctive part. */
function short(label: string): string {
  const bare = label.replace(/,? \([^()]*\)|^ΔΠΠ - /g, '');
  if (bare.length <= LONG) return bare;
  const [first = ''] = bare.split(/ [-–] /, 1);
  return first.replace(/^(?:Τιμολόγιο|Sales Invoice|Service Rendered Invoice)[^/]*\/ ?/, '');
}
