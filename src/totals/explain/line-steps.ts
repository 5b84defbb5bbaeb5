import { vatPercentOf } from '../../codes/vat-percent.js';
import { type Cents, type Exact, parseDecimal, percentOf, productToCents } from '../../money/index.js';
import type { Path } from '../../types/index.js';
import { agreement } from './agreement.js';
import { amountAt, exactAt, has, member } from './read.js';
import type { TotalsStep, TotalsTerm } from './step.js';
import { type Summand, summandAt, sumStep } from './sum-step.js';
import { exactTerm, shownAmount } from './terms.js';
import { withinRange } from './within-range.js';

const before = 'totalNetPriceBeforeDiscount';
const discount = 'totalDiscountValue';

/** The steps for the amounts of a line, if the line states what they are computed from. */
export function lineSteps(line: unknown, index: number): TotalsStep[] {
  const path = ['invoiceDetails', index];
  const steps: TotalsStep[] = [];
  const isPriced = has(line, 'quantity') && has(line, 'lineUnitPrice');
  const startsBefore = has(line, before);
  if (isPriced && (startsBefore || !has(line, discount)))
    steps.push(productStep(line, path, startsBefore ? before : 'netValue'));
  if (startsBefore || (isPriced && has(line, discount))) steps.push(netStep(line, path));
  const vat = vatStep(line, path);
  if (vat !== undefined) steps.push(vat);
  return steps;
}

/** Quantity × unit price: the amount before discount, or the net value if there is no discount. */
function productStep(line: unknown, path: Path, figure: string): TotalsStep {
  const terms = [
    exactTerm(path, 'quantity', exactAt(line, 'quantity')),
    exactTerm(path, 'lineUnitPrice', exactAt(line, 'lineUnitPrice')),
  ];
  const computed = agreement(product(line), amountAt(line, figure));
  return { path: [...path, figure], operation: 'product', terms, ...computed };
}

function product(line: unknown): Cents | undefined {
  const quantity = exactAt(line, 'quantity');
  const price = exactAt(line, 'lineUnitPrice');
  if (quantity === undefined || price === undefined) return undefined;
  return withinRange(() => productToCents(quantity, price));
}

/** The amount before discount, stated or computed, minus the discount. */
function netStep(line: unknown, path: Path): TotalsStep {
  const first: Summand = has(line, before)
    ? summandAt(line, path, before)
    : { label: before, cents: product(line), sign: 1 };
  const summands = has(line, discount) ? [first, summandAt(line, path, discount, -1)] : [first];
  return sumStep([...path, 'netValue'], summands, amountAt(line, 'netValue'));
}

/** The VAT on the net value, at the percent printed on the line or else at that of its category. */
function vatStep(line: unknown, path: Path): TotalsStep | undefined {
  const prints = has(line, 'vatCategoryPercent');
  const percent = prints ? exactAt(line, 'vatCategoryPercent') : percentOfCategory(line);
  if (!prints && percent === undefined) return undefined;
  const net = amountAt(line, 'netValue');
  const terms: TotalsTerm[] = [
    { path: [...path, 'netValue'], label: 'netValue', value: shownAmount(net), sign: 1 },
    exactTerm(path, prints ? 'vatCategoryPercent' : 'vatCategory', percent),
  ];
  const vat =
    net === undefined || percent === undefined ? undefined : withinRange(() => percentOf(net, percent));
  const computed = agreement(vat, amountAt(line, 'vatAmount'), '0.01');
  return { path: [...path, 'vatAmount'], operation: 'percent', terms, ...computed };
}

function percentOfCategory(line: unknown): Exact | undefined {
  const category = member(line, 'vatCategory');
  const percent = typeof category === 'number' ? vatPercentOf(category) : undefined;
  const result = parseDecimal(percent);
  return result.ok ? result.value : undefined;
}
