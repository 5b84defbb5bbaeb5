import { vatPercents } from './generated/code-facts.js';
import type { VatCategory } from './generated/vat-categories.js';
import { trimZeros } from './trim-zeros.js';

/** The category with a percent, or why there is not exactly one. */
export type VatCategoryOfPercent =
  | { readonly ok: true; readonly category: VatCategory }
  | {
      readonly ok: false;
      readonly why: 'unknown' | 'ambiguous';
      readonly categories: readonly VatCategory[];
    };

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** '024.00' and 24 both become '24'. `undefined` for anything but a plain decimal. */
function canonical(percent: string | number): string | undefined {
  const parts = DECIMAL.exec(String(percent));
  if (parts === null) return undefined;
  const [, digits = '', decimals = ''] = parts;
  const whole = digits.replace(/^0+(?=\d)/, '');
  const fraction = trimZeros(decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/**
 * The VAT category with a percent, compared as exact decimals: 24, '24' and '24.0' are equal, 24.01 is unknown.
 * 4 is ambiguous (categories 6 and 10), so the caller must choose. Category 8 has no percent and is never returned.
 * @example vatCategoryOfPercent(13) // { ok: true, category: 2 }
 */
export function vatCategoryOfPercent(percent: string | number): VatCategoryOfPercent {
  const wanted = canonical(percent);
  const categories: VatCategory[] = [];
  for (const [category, percent] of vatPercents) if (percent === wanted) categories.push(category);
  const [category, second] = categories;
  if (category === undefined) return { ok: false, why: 'unknown', categories };
  if (second !== undefined) return { ok: false, why: 'ambiguous', categories };
  return { ok: true, category };
}

/**
 * The percent that a line of this category prints and is computed with, as an exact decimal string.
 * Category 8, which has no VAT, prints '0'. `undefined` for an unknown category.
 * @example vatPercentOf(4) // '17'
 */
export function vatPercentOf(category: number): string | undefined {
  const known = vatPercents.find(([code]) => code === category);
  return known && (known[1] ?? '0');
}
