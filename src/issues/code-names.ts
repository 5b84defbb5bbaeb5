import {
  type CodeRow,
  expensesClassificationCategories,
  incomeClassificationCategories,
  invoiceDetailTypes,
  invoiceTypes,
  label,
  measurementUnits,
  movePurposes,
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

type Locale = 'el' | 'en';
type Value = string | number | boolean;

/** The table of a code, by the name of the value that holds it. */
const TABLES: Readonly<Record<string, readonly CodeRow[]>> = {
  category: [...incomeClassificationCategories, ...expensesClassificationCategories],
  detailType: invoiceDetailTypes,
  exemption: vatExemptionCategories,
  linkedType: invoiceTypes,
  measurementUnit: measurementUnits,
  movePurpose: movePurposes,
  packagingType: packagingTypes,
  receivingNotePurpose: receivingNotePurposes,
  recType: recTypes,
  reverseDeliveryNotePurpose: reverseDeliveryNotePurposes,
  specialInvoiceCategory: specialInvoiceCategories,
  taxType: taxTypes,
};

/** The two VAT categories that have no percent for a name. */
const WITHOUT_VAT: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  el: { 7: 'άνευ ΦΠΑ', 8: 'χωρίς ΦΠΑ' },
  en: { 7: 'VAT exempt', 8: 'no VAT' },
};

const known = new Map<string, Value>();

/**
 * A code with its name beside it, as an issue shows it: `11.1 (ΑΛΠ)`. Any other value comes back as it is.
 * Names are looked up once: an invalid document may hold hundreds of issues.
 */
export function withName(name: string, value: Value, locale: Locale): Value {
  if (name !== 'type' && name !== 'vatCategory' && TABLES[name] === undefined) return value;
  // The type of a document is a text, that of a payment a number.
  const key = `${locale} ${name} ${typeof value} ${value}`;
  let shown = known.get(key);
  if (shown === undefined) {
    const found = nameOf(name, value, locale);
    shown = found === undefined ? value : `${value} (${found})`;
    // What is no code is what somebody typed: it is not kept.
    if (found !== undefined) known.set(key, shown);
  }
  return shown;
}

function nameOf(name: string, value: Value, locale: Locale): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (name === 'vatCategory') return nameOfVat(value, locale);
  const ofType = typeof value === 'string' ? invoiceTypes : paymentMethodTypes;
  const found = label(TABLES[name] ?? ofType, value, locale);
  if (found === undefined) return undefined;
  // "Without VAT" is said by the sentence; what counts is the article.
  return short(name === 'exemption' ? found.replace(/^[^-–,]*? ?[-–,] /, '') : found);
}

const nameOfVat = (category: string | number, locale: Locale): string | undefined => {
  const row = vatCategories.find(({ code }) => code === category);
  return row && (WITHOUT_VAT[locale][row.code] ?? `${row.percent}%`);
};

/** A label without what stands in brackets, and of a very long one the part before the dash. */
function short(label: string): string {
  const bare = label.replace(/ \([^)]*\)/g, '');
  return bare.length > 50 ? bare.replace(/ [-–] .*$/, '') : bare;
}
