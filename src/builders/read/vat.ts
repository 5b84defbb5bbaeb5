import { vatPercents } from '../../codes/generated/code-facts.js';
import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { vatCategoryOfPercent } from '../../codes/index.js';
import {
  compareExact,
  type Exact,
  exactToNumber,
  formatExact,
  parseDecimal,
  signOf,
} from '../../money/index.js';
import { isBroken } from '../../reading/shape-reader.js';
import type { Reading } from './reading.js';

/** A VAT category with its percent: exact for computing, and as a JSON number for printing. */
export interface VatRate {
  readonly category: number;
  readonly percent: Exact;
  readonly printed: number;
}

const NONE = '0';
export const WITHOUT_VAT = 8;

const rates: readonly VatRate[] = vatPercents.map(([category, percent]) => {
  const parsed = parseDecimal(percent ?? NONE);
  if (!parsed.ok) throw new TypeError(`VAT category ${category} has no readable percent.`);
  return { category, percent: parsed.value, printed: exactToNumber(parsed.value) ?? 0 };
});

const byCategory = new Map(rates.map((rate) => [rate.category, rate]));

/** The rate of a category of the table, 1 to 10. */
export const rateOf = (category: number): VatRate | undefined => byCategory.get(category);

/** Rates that were looked up before, by percent: at most one for each percent in the table. */
const byPercent = new Map<number | undefined, VatRate>();

/** The percents of the table, each once. */
const knownPercents = (): string =>
  [...new Set(vatPercents.flatMap(([, percent]) => percent ?? []))].join(', ');

/** The rate of a line from its percent, its category or both. */
export function readVat(
  reading: Reading,
  line: number,
  percent: Exact | undefined,
  category: number | undefined,
): VatRate | undefined {
  if (isBroken(percent) || isBroken(category)) return undefined;
  if (category !== undefined) return ofCategory(reading, line, percent, category);
  if (percent === undefined) return reading.problem('vat-missing', ['lines', line, 'vat']);
  return byPercent.get(exactToNumber(percent)) ?? ofPercent(reading, line, percent);
}

function ofCategory(
  reading: Reading,
  line: number,
  percent: Exact | undefined,
  category: number,
): VatRate | undefined {
  const rate = byCategory.get(category);
  if (rate === undefined || percent === undefined || compareExact(percent, rate.percent) === 0) return rate;
  const params = { vat: formatExact(percent), vatCategory: category, percent: formatExact(rate.percent) };
  return reading.problem('vat-conflict', ['lines', line, 'vat'], params);
}

function ofPercent(reading: Reading, line: number, percent: Exact): VatRate | undefined {
  const text = formatExact(percent);
  const found = vatCategoryOfPercent(text);
  const rate = found.ok ? byCategory.get(found.category) : undefined;
  if (rate !== undefined) {
    byPercent.set(rate.printed, rate);
    return rate;
  }
  const path = ['lines', line, 'vat'];
  if (found.ok || found.why === 'unknown' || signOf(percent) < 0) {
    return reading.problem('vat-unknown', path, { percent: text, known: knownPercents() });
  }
  return reading.problem('vat-ambiguous', path, {
    percent: text,
    categories: found.categories.join(', '),
    islands: VatCategory.IslandSuperReduced4,
    law5057: VatCategory.Law5057Rate4,
  });
}
