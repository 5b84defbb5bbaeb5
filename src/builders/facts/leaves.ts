import { foldText } from '../../codes/fold.js';
import {
  type countries,
  FeesCategory,
  type MeasurementUnit,
  OtherTaxesCategory,
  parseUnit,
  StampDutyCategory,
  WithheldTaxCategory,
} from '../../codes/index.js';
import { type Cents, type Exact, type NotAmount, parseAmount } from '../../money/index.js';
import type { FactsFault, Fault } from '../../reading/faults.js';
import { Misfit, notA, readLeaf } from '../../reading/leaf.js';
import { shown } from '../../reading/shown.js';
import { invoiceLineShape, partyShape } from '../../types/generated/shapes.js';
import type { Params } from '../../types/index.js';
import type { Leaf } from '../../types/leaf.js';

/** A MARK from a caller: its digits as text, or a safe integer. */
export type MarkInput = string | number | bigint;

/**
 * The ISO 3166 code of a country. Any string compiles, so that a party can be stored in a variable; the reader checks
 * it.
 */
export type CountryInput = (typeof countries)[number] | (string & {});

/** A code of a table. Any number compiles, so that a code can be stored in a variable; the reader checks it. */
export type CodeInput<Code extends number> = Code | (number & {});

/** The categories of the taxes that have a table, by name. */
const categories = {
  withheld: WithheldTaxCategory,
  fees: FeesCategory,
  stampDuty: StampDutyCategory,
  otherTaxes: OtherTaxesCategory,
} as const;

/** A tax whose categories are codes of a table. */
export type TaxOfTable = keyof typeof categories;

/** A category of a tax: its name, or its code. Any string or number compiles; the reader checks it. */
export type CategoryInput<Tax extends TaxOfTable> = Tax extends TaxOfTable
  ? keyof Table<Tax> | CodeInput<Table<Tax>[keyof Table<Tax>] & number> | (string & {})
  : never;

type Table<Tax extends TaxOfTable> = (typeof categories)[Tax];

/** Common spellings of units; the reader knows many more. */
export const unitSpellings = [
  'τεμ.',
  'κιλά',
  'λίτρα',
  'μ.',
  'τ.μ.',
  'κ.μ.',
  'pcs',
  'kg',
  'l',
  'm',
  'm²',
  'm³',
] as const;

/** A unit of measurement: its code, or a common spelling. */
export type UnitInput = CodeInput<MeasurementUnit> | (typeof unitSpellings)[number] | (string & {});

/** A value that only facts have, and the function that reads it. */
const own = <Value>(read: (value: unknown) => Value | Misfit) => ({ kind: 'own', read }) as const;

/** A plain value that people also write in another way. */
const alsoAs = <Value>(plain: Leaf, bare: (value: unknown) => unknown) => ({
  ...own((value) => readLeaf(plain, bare(value)) as Value | Misfit),
  plain,
});

/** A quantity, price, percent or amount: text with a point, a number that prints exactly, or a Decimal. */
export const decimal = { kind: 'decimal' } as const;

/** A percentage, which people also write with its sign. */
export const percentage = alsoAs<Exact>(decimal, (value) =>
  typeof value === 'string' && value.endsWith('%') ? value.slice(0, -1).trimEnd() : value,
);

/** A time of day, which people also write without seconds. */
export const timeOfDay = alsoAs<string>({ kind: 'pattern', name: 'time' }, (value) =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? `${value}:00` : value,
);

const { country } = partyShape.members;

/** A country, which people also write by its name. */
export const countryCode = alsoAs<(typeof countries)[number]>(country, (value) => {
  const isName = typeof value === 'string' && !country.values.has(value as never);
  return (isName && countryNamed(value)) || value;
});

/** A code of the Combined Nomenclature, which has eight digits and is sent with two more. */
export const cnCode = alsoAs<string>(invoiceLineShape.members.TaricNo.of, (value) =>
  typeof value === 'string' && /^\d{8}$/.test(value) ? `${value}00` : value,
);

type CodeLeaf = Extract<Leaf, { kind: 'integer' }> & { readonly table: string };

/** A category of a tax, which people also write by its name. Digits as text are a number in the wrong type. */
function categoryOf(tax: TaxOfTable, plain: CodeLeaf) {
  const codes: Readonly<Record<string, number>> = categories[tax];
  const names: ReadonlySet<string> = new Set(Object.keys(codes));
  const name: Leaf = { kind: 'code', values: names, table: plain.table };
  const read = (value: unknown): unknown => {
    if (typeof value !== 'string' || isDigits(value)) return readLeaf(plain, value);
    const misfit = readLeaf(name, value);
    return misfit instanceof Misfit ? misfit : codes[value];
  };
  return { ...own((value) => read(value) as number | Misfit), plain, names };
}

const line = invoiceLineShape.members;
export const withheldCategory = categoryOf('withheld', line.withheldPercentCategory.of);
export const feesCategory = categoryOf('fees', line.feesPercentCategory.of);
export const stampDutyCategory = categoryOf('stampDuty', line.stampDutyPercentCategory.of);
export const otherTaxesCategory = categoryOf('otherTaxes', line.otherTaxesPercentCategory.of);

/** A MARK of an earlier document, read as a JSON number. */
export const anyMark = own((value) => markOf(value) ?? new Misfit('mark', { value: shown(value) }));

/** A serial number, read as text. */
export const serial = own((value) => serialOf(value) ?? new Misfit('serial-number', { value: shown(value) }));

/** A unit of measurement, read as its code. */
export const unit = own((value): number | Misfit => {
  if (isUnitCode(value)) return value;
  if (typeof value !== 'string') return new Misfit('unit', { value: bareValue(value) });
  return unitSpelt(value) ?? new Misfit('unit', { value: shown(value), ...otherUnit(value) });
});

/** An amount in cents, or `'rest'` for what the other payments leave of the gross total. */
export const amountOrRest = own((value): Cents | 'rest' | Misfit => {
  if (value === 'rest') return value;
  const parsed = parseAmount(value);
  if (parsed.ok) return parsed.value;
  return parsed.why === 'type'
    ? notA('decimal', value)
    : new Misfit(notAmount[parsed.why], { value: shown(value) });
});

const named = new Map<string, string>();

/** The code of a country by its name in English or Greek, as the runtime knows it. */
function countryNamed(text: string): string | undefined {
  if (named.size === 0) {
    for (const language of ['en', 'el']) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      for (const code of country.values) named.set(foldText(names.of(code) ?? code), code);
    }
  }
  return named.get(foldText(text.trim()));
}

/** The fault for each reason why an input is not an amount. */
const notAmount = {
  form: 'decimal-form',
  inexact: 'decimal-inexact',
  range: 'amount-range',
  negative: 'value-negative',
  decimals: 'amount-decimals',
} as const satisfies Readonly<Record<Exclude<NotAmount, 'type'>, Fault | FactsFault>>;

/** The JSON number of a MARK; undefined if the value is not a MARK, or if a JSON number cannot hold it exactly. */
function markOf(value: unknown): number | undefined {
  const mark = typeof value === 'string' ? (isDigits(value) ? Number(value) : undefined) : wholeOf(value);
  return mark !== undefined && mark >= 1 && Number.isSafeInteger(mark) ? mark : undefined;
}

/** The text of a serial number; undefined if the value is not one. */
export function serialOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length >= 1 && value.length <= 50 ? value : undefined;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : undefined;
}

export const isUnitCode = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= units.min && value <= units.max;

const units = invoiceLineShape.members.measurementUnit.of;

// People use only a few spellings, so the cache is bounded.
const spellings = new Map<string, number>();
const MOST_SPELLINGS = 64;

/** The code of a unit from its spelling. */
function unitSpelt(text: string): number | undefined {
  const known = spellings.get(text) ?? parseUnit(text);
  if (known !== undefined && spellings.size < MOST_SPELLINGS) spellings.set(text, known);
  return known;
}

const bareValue = (value: unknown): string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' ? value : typeof value;

const wholeOf = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;

function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return text.length > 0;
}

/** Units that are parts or multiples of one with a code, and the quantity of it that they are. */
const CONVERTED: readonly (readonly [words: string, unit: string, times: string])[] = [
  ['γρ γραμμαριο γραμμαρια γραμ g gr gram grams', 'kg', '0.001'],
  ['τονοσ τονοι τον t tn ton tons tonne tonnes', 'kg', '1000'],
  ['ml χιλιοστολιτρο χιλιοστολιτρα', 'l', '0.001'],
  ['cl', 'l', '0.01'],
  ['mm χιλιοστα χιλιοστο', 'm', '0.001'],
  ['cm εκ εκατοστα εκατοστο', 'm', '0.01'],
  ['km χλμ χιλιομετρο χιλιομετρα', 'm', '1000'],
];

/** What to do with a unit that has no code: convert it if it measures the same, otherwise print it as a label. */
function otherUnit(text: string): Params {
  const word = foldText(text).replace(/[\s._]/g, '');
  const [, unit, times] = CONVERTED.find(([words]) => words.split(' ').includes(word)) ?? [];
  return unit === undefined || times === undefined ? { label: shown(text) } : { unit, times };
}
