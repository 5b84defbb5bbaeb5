import { vatCategories, vatCategoryOfPercent } from '../../codes/index.js';
import {
  compareExact,
  type Exact,
  exactToNumber,
  formatExact,
  parseDecimal,
  signOf,
} from '../../money/index.js';
import type { Reading } from './reading.js';

/** A VAT category with its percent: exact to compute with, a JSON number to print. */
export interface VatRate {
  readonly category: number;
  readonly percent: Exact;
  readonly printed: number;
}

const NONE = '0';
export const WITHOUT_VAT = 8;

const rates: readonly VatRate[] = vatCategories.map(({ code, percent }) => {
  const parsed = parseDecimal(percent ?? NONE);
  if (!parsed.ok) throw new TypeError(`VAT category ${code} has no readable percent.`);
  return { category: code, percent: parsed.value, printed: exactToNumber(parsed.value) ?? 0 };
});

const byCategory = new Map(rates.map((rate) => [rate.category, rate]));

/** The rate of a category of the table, 1 to 10. */
export const rateOf = (category: number): VatRate | undefined => byCategory.get(category);

// What callers write for a percent is a handful of texts and numbers. The bound keeps endless spellings of one out.
const spellings = new Map<unknown, VatRate>();
const MOST_SPELLINGS = 64;

/** The rate of a line from its percent, its category or both. */
export function readVat(
  reading: Reading,
  line: number,
  percent: unknown,
  category: unknown,
): VatRate | undefined {
  if (category !== undefined) return ofCategory(reading, line, percent, category);
  if (percent === undefined) return reading.problem('vat-missing', ['lines', line, 'vat']);
  return spellings.get(percent) ?? ofPercent(reading, line, percent);
}

function ofCategory(
  reading: Reading,
  line: number,
  percent: unknown,
  category: unknown,
): VatRate | undefined {
  const rate = typeof category === 'number' ? byCategory.get(category) : undefined;
  if (rate === undefined) return reading.badShape();
  if (percent === undefined) return rate;
  const stated = parseDecimal(percent);
  if (!stated.ok) return reading.badShape();
  if (compareExact(stated.value, rate.percent) === 0) return rate;
  const params = {
    vat: formatExact(stated.value),
    vatCategory: rate.category,
    percent: formatExact(rate.percent),
  };
  return reading.problem('vat-conflict', ['lines', line, 'vat'], params);
}

function ofPercent(reading: Reading, line: number, percent: unknown): VatRate | undefined {
  const stated = parseDecimal(percent);
  if (!stated.ok) return reading.badShape();
  const text = formatExact(stated.value);
  const found = vatCategoryOfPercent(text);
  const rate = found.ok ? byCategory.get(found.category) : undefined;
  if (rate !== undefined) {
    if (typeof percent !== 'object' && spellings.size < MOST_SPELLINGS) spellings.set(percent, rate);
    return rate;
  }
  const path = ['lines', line, 'vat'];
  if (found.ok || found.why === 'unknown' || signOf(stated.value) < 0) {
    return reading.problem('vat-unknown', path, { percent: text });
  }
  return reading.problem('vat-ambiguous', path, { percent: text, categories: found.categories.join(', ') });
}
