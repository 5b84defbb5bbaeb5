import { vatPercents } from '../../codes/generated/code-facts.js';
import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import type { Exact } from '../../money/index.js';
import { exactPercent } from '../taxes/exact-percent.js';

/** The percent as printed, by VAT category. Category 8 prints 0. */
export const percents: (number | undefined)[] = [];

/** The rates by VAT category. Categories 7 and 8 have no VAT, and another rule checks them. */
export const exactPercents: (Exact | undefined)[] = [];

for (const [category, percent] of vatPercents) {
  percents[category] = Number(percent ?? '0');
  if (category !== VatCategory.Exempt) exactPercents[category] = exactPercent(percent);
}
