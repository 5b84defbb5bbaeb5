import { accommodationLevies, findCode, otherTaxesCategories, taxRates } from '../../codes/index.js';
import { centsToString, exactOfNumber, parseDecimal, productToCents } from '../../money/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { decimalBetween } from './decimals.js';
import { member, type Part } from './parts.js';

const TAXES = [
  { name: 'withheld', type: 1 },
  { name: 'fees', type: 2 },
  { name: 'otherTaxes', type: 3 },
  { name: 'stampDuty', type: 4 },
] as const;

/** The place of a tax. A fixed amount for each item can only be computed for a line with a quantity. */
export type Place = 'counted line' | 'line' | 'document';

/** Small enough to stay below the net value of any larger line. */
const amount = decimalBetween(0, 3, 2);

/** A multiple of a fixed amount: for items, rooms, nights. */
function timesFixed(fixedAmount: string, times: number): string {
  const fixed = parseDecimal(fixedAmount);
  const count = exactOfNumber(times);
  if (!fixed.ok || count === undefined) throw new TypeError(`${fixedAmount} cannot be taken ${times} times.`);
  return centsToString(productToCents(fixed.value, count));
}

/** Fixed amounts that are as small as the others. */
const SMALL: readonly string[] = ['0.04', '0.07', '0.08', '0.50', '1.50'];

const isWithdrawn = (type: number, category: number): boolean =>
  type === 3 && findCode(otherTaxesCategories, category)?.withdrawn === true;

const isLevy = (type: number, category: number): boolean =>
  type === 3 && Object.hasOwn(accommodationLevies, category);

function categoriesOf(type: number, place: Place): Arbitrary<object> {
  const withRate: object[] = [];
  const free: Arbitrary<object>[] = [];
  for (const [code, rate] of Object.entries(taxRates[type] ?? {})) {
    const category = Number(code);
    // A levy depends on dates and belongs on type 8.2.
    if (isWithdrawn(type, category) || isLevy(type, category)) continue;
    const isComputed =
      rate.percent !== undefined || (rate.fixedAmount !== undefined && place === 'counted line');
    if (isComputed) withRate.push({ category });
    else if (rate.fixedAmount === undefined)
      free.push(amount.map((stated) => ({ category, amount: stated })));
    else if (SMALL.includes(rate.fixedAmount)) free.push(counted(category, rate.fixedAmount));
  }
  return fc.oneof(fc.constantFrom(...withRate), fc.oneof(...free));
}

const counted = (category: number, fixedAmount: string): Arbitrary<object> =>
  fc.integer({ min: 0, max: 2 }).map((times) => ({ category, amount: timesFixed(fixedAmount, times) }));

/** Some taxes other than VAT on one larger line. Withheld taxes include the prepaid taxes 8 to 10. */
export function lineTaxes(place: 'counted line' | 'line'): Part {
  const parts = TAXES.map(({ name, type }) => member(name, categoriesOf(type, place)));
  parts.push(member('deductions', fc.record({ amount })));
  return some(parts);
}

/** Some taxes on the whole document, with the net total or a smaller amount as their base. */
export function documentTaxes(): Part {
  const base = fc.option(decimalBetween(4, 9, 2), { nil: undefined });
  const based = (tax: Arbitrary<object>): Arbitrary<object> =>
    fc.tuple(tax, base).map(([stated, on]) => (on === undefined ? stated : { ...stated, base: on }));
  const parts = TAXES.map(({ name, type }) => {
    const tax = based(categoriesOf(type, 'document'));
    return member(name, fc.oneof(tax, fc.array(tax, { minLength: 1, maxLength: 2 })));
  });
  parts.push(member('deductions', based(fc.record({ amount }))));
  return some(parts);
}

const some = (parts: readonly Part[]): Part =>
  fc
    .tuple(fc.constantFrom(...parts.keys()), fc.constantFrom(...parts.keys()), fc.tuple(...parts))
    .map(([first, second, all]) => ({ ...all[first], ...all[second] }));
