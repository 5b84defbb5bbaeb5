import { vatPercentOf } from '../../codes/vat-percent.js';
import {
  addCents,
  type Cents,
  type Exact,
  parseDecimal,
  percentOf,
  productToCents,
  subtractCents,
  zeroCents,
} from '../../money/index.js';
import type { Path } from '../../types/index.js';
import { totalOfTaxType } from '../summary.js';
import { agreement } from './agreement.js';
import { amountAt, exactAt, has, list, member, textAt } from './read.js';
import type { TotalsStep, TotalsTerm } from './step.js';
import { exactTerm, shownAmount } from './terms.js';
import { withinRange } from './within-range.js';

const before = 'totalNetPriceBeforeDiscount';

const discount = 'totalDiscountValue';

/** The steps for the amounts of a line, if the line states what they are computed from. */
function lineSteps(line: unknown, index: number): TotalsStep[] {
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

const summary = 'invoiceSummary';

/** The totals that are sums over lines: the amount from each line, and the `taxType` that is added to the total. */
const sums = [
  { total: 'totalNetValue', ofLine: 'netValue', isOnEveryLine: true },
  { total: 'totalVatAmount', ofLine: 'vatAmount', isOnEveryLine: true },
  { total: totalOfTaxType[1], ofLine: 'withheldAmount', taxType: 1 },
  { total: totalOfTaxType[2], ofLine: 'feesAmount', taxType: 2 },
  { total: totalOfTaxType[4], ofLine: 'stampDutyAmount', taxType: 4 },
  { total: totalOfTaxType[3], ofLine: 'otherTaxesAmount', taxType: 3 },
  { total: totalOfTaxType[5], ofLine: 'deductionsAmount', taxType: 5 },
] as const;

const grossTerms = [
  ['totalNetValue', 1],
  ['totalVatAmount', 1],
  ['totalWithheldAmount', -1],
  ['totalFeesAmount', 1],
  ['totalStampDutyAmount', 1],
  ['totalOtherTaxesAmount', 1],
  ['totalDeductionsAmount', -1],
] as const;

function summarySteps(document: unknown): TotalsStep[] {
  const stated = member(document, summary);
  const path = (total: string): Path => [summary, total];
  const summands = new Map(sums.map((sum) => [sum.total as string, summandsOf(document, sum)]));
  const steps = [...summands].map(([total, terms]) => sumStep(path(total), terms, amountAt(stated, total)));
  const gross = grossTerms.map(([total, sign]): Summand => {
    if (has(stated, total)) return summandAt(stated, [summary], total, sign);
    return { label: total, cents: sumOf(summands.get(total) ?? []), sign };
  });
  steps.push(sumStep(path('totalGrossValue'), gross, amountAt(stated, 'totalGrossValue')));
  return steps;
}

function summandsOf(document: unknown, sum: (typeof sums)[number]): Summand[] {
  const isOnEveryLine = 'isOnEveryLine' in sum;
  const summands: Summand[] = [];
  list(document, 'invoiceDetails').forEach((line, i) => {
    if (isOnEveryLine || has(line, sum.ofLine))
      summands.push(summandAt(line, ['invoiceDetails', i], sum.ofLine));
  });
  if (isOnEveryLine) return summands;
  list(document, 'taxesTotals').forEach((row, i) => {
    if (member(row, 'taxType') === sum.taxType)
      summands.push(summandAt(row, ['taxesTotals', i], 'taxAmount'));
  });
  return summands;
}

/**
 * Explains how each amount of a document is computed, as data: the amounts of the lines, the totals, the classification
 * rows of the summary, and the payments compared with the gross total. Accepts any value and never throws. A value
 * without lines and summary has no steps.
 *
 * @example
 * explainTotals(document).filter((step) => !step.agrees); // the amounts that do not add up
 */
export function explainTotals(document: unknown): TotalsStep[] {
  const lines = list(document, 'invoiceDetails');
  if (lines.length === 0 && !has(document, 'invoiceSummary')) return [];
  return [
    ...lines.flatMap(lineSteps),
    ...summarySteps(document),
    ...classificationSteps(document, 'incomeClassification'),
    ...classificationSteps(document, 'expensesClassification'),
    ...paymentSteps(document),
  ];
}

/** The payments compared with the gross total. No step if the document has no payments. */
function paymentSteps(document: unknown): TotalsStep[] {
  const payments = list(document, 'paymentMethods');
  if (payments.length === 0) return [];
  const summands = payments.map((payment, i) => summandAt(payment, ['paymentMethods', i], 'amount'));
  const gross = amountAt(member(document, 'invoiceSummary'), 'totalGrossValue');
  return [sumStep(['paymentMethods'], summands, gross)];
}

/** The steps for the classification rows of the summary, including pairs that occur only on lines. */
function classificationSteps(
  document: unknown,
  key: 'incomeClassification' | 'expensesClassification',
): TotalsStep[] {
  const path: Path = ['invoiceSummary', key];
  const kinds = summandsByKind(document, key);
  const rows = list(member(document, 'invoiceSummary'), key);
  const steps = rows.map((row, i) =>
    sumStep([...path, i, 'amount'], kinds.get(kindOf(row)) ?? [], amountAt(row, 'amount')),
  );
  for (const row of rows) kinds.delete(kindOf(row));
  for (const summands of kinds.values()) steps.push(sumStep(path, summands, undefined));
  return steps;
}

/** The pair as text, category then type. Also the label of its terms. */
function kindOf(row: unknown): string {
  return `${textAt(row, 'classificationCategory')} ${textAt(row, 'classificationType')}`.trim();
}

function summandsByKind(document: unknown, key: string): Map<string, Summand[]> {
  const kinds = new Map<string, Summand[]>();
  list(document, 'invoiceDetails').forEach((line, i) => {
    list(line, key).forEach((row, r) => {
      const label = kindOf(row);
      const path: Path = ['invoiceDetails', i, key, r, 'amount'];
      const summands = kinds.get(label) ?? [];
      summands.push({ path, label, cents: amountAt(row, 'amount'), sign: 1 });
      kinds.set(label, summands);
    });
  });
  return kinds;
}

interface Summand {
  /** Absent if the document does not state the amount. */
  readonly path?: Path;
  readonly label: string;
  readonly cents: Cents | undefined;
  readonly sign: 1 | -1;
}

/** The amount of a member, for use in a sum. */
function summandAt(parent: unknown, path: Path, key: string, sign: 1 | -1 = 1): Summand {
  return { path: [...path, key], label: key, cents: amountAt(parent, key), sign };
}

/** The sum, or `undefined` if an amount is invalid or the sum needs more than 15 digits. */
function sumOf(summands: readonly Summand[]): Cents | undefined {
  return withinRange(() => {
    let sum: Cents | undefined = zeroCents;
    for (const { cents, sign } of summands) {
      if (cents === undefined) return undefined;
      sum = sign === 1 ? addCents(sum, cents) : subtractCents(sum, cents);
    }
    return sum;
  });
}

function sumStep(path: Path, summands: readonly Summand[], stated: Cents | undefined): TotalsStep {
  return { path, operation: 'sum', terms: summands.map(termOf), ...agreement(sumOf(summands), stated) };
}

function termOf({ path, label, cents, sign }: Summand): TotalsTerm {
  const value = shownAmount(cents);
  return path === undefined ? { label, value, sign } : { path, label, value, sign };
}
