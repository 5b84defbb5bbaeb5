import {
  addCents,
  type Cents,
  centsToString,
  type Exact,
  exactToNumber,
  formatExact,
  isAmountRangeError,
  signOf,
  subtractCents,
  toCents,
  unitPriceFor,
  zeroCents,
} from '../money/index.js';
import type { ExpensesClassification, IncomeClassification, Path } from '../types/index.js';
import type { ClassificationInput, LineInput, TaxKind } from './input.js';
import { lineValues } from './line-values.js';
import { refuseAmount, refuseNegative, refuseRange, type TotalsProblem } from './problem.js';
import type { ClassificationSum, LineTotals } from './result.js';
import { taxAmount } from './tax-amount.js';

/** Computes all amounts of one line from its amounts before and after discount. */
export function lineTotals(
  line: LineInput,
  before: Cents,
  after: Cents,
  index: number,
  problems: TotalsProblem[],
): LineTotals {
  if (signOf(line.vatPercent) < 0) {
    refuseNegative(problems, ['lines', index, 'vat'], line.vatPercent);
    return nothing;
  }
  try {
    return computed(line, before, after, index, problems);
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    refuseRange(problems, ['lines', index]);
    return nothing;
  }
}

function computed(
  line: LineInput,
  before: Cents,
  after: Cents,
  index: number,
  problems: TotalsProblem[],
): LineTotals {
  const values = lineValues(line, before, after);
  const { net } = values;
  const { incomeClassification: income, expensesClassification: expenses } = line;
  return {
    quantity: jsonNumber(line.quantity, index, 'quantity', problems),
    lineUnitPrice: lineUnitPrice(line, values.before, index, problems),
    totalNetPriceBeforeDiscount: values.before,
    totalDiscountValue: subtractCents(values.before, net),
    netValue: net,
    vatAmount: values.vat,
    grossValue: addCents(net, values.vat),
    withheldAmount: lineTax(line, 'withheld', net, index, problems),
    feesAmount: lineTax(line, 'fees', net, index, problems),
    stampDutyAmount: lineTax(line, 'stampDuty', net, index, problems),
    otherTaxesAmount: lineTax(line, 'otherTaxes', net, index, problems),
    deductionsAmount: lineTax(line, 'deductions', net, index, problems),
    incomeClassification: income && classifyLine(income, net, index, 'incomeClassification', problems),
    expensesClassification:
      expenses && classifyLine(expenses, net, index, 'expensesClassification', problems),
  };
}

/** The net unit price: as stated, or one whose product with the quantity is the net amount. */
function lineUnitPrice(
  line: LineInput,
  before: Cents,
  index: number,
  problems: TotalsProblem[],
): number | undefined {
  if (line.lead === 'unitPrice') return jsonNumber(line.price, index, 'unitPrice', problems);
  return line.quantity && unitPriceFor(before, line.quantity);
}

function jsonNumber(
  value: Exact | undefined,
  index: number,
  member: 'quantity' | 'unitPrice',
  problems: TotalsProblem[],
): number | undefined {
  if (value === undefined) return undefined;
  const number = exactToNumber(value);
  if (number === undefined) {
    const params = { value: formatExact(value) };
    problems.push({ problem: 'value-digits', path: ['lines', index, member], params });
  }
  return number;
}

/** The result for a line that could not be computed. */
const nothing: LineTotals = {
  quantity: undefined,
  lineUnitPrice: undefined,
  totalNetPriceBeforeDiscount: zeroCents,
  totalDiscountValue: zeroCents,
  netValue: zeroCents,
  vatAmount: zeroCents,
  grossValue: zeroCents,
  withheldAmount: undefined,
  feesAmount: undefined,
  stampDutyAmount: undefined,
  otherTaxesAmount: undefined,
  deductionsAmount: undefined,
  incomeClassification: undefined,
  expensesClassification: undefined,
};

/** The amount of one kind of tax on a line, or `undefined` if the line does not have this tax. */
function lineTax(
  line: LineInput,
  kind: TaxKind,
  net: Cents,
  index: number,
  problems: TotalsProblem[],
): Cents | undefined {
  const tax = line.taxes?.[kind];
  return tax === undefined ? undefined : taxAmount(tax, net, line.quantity, ['lines', index, kind], problems);
}

type Classification = IncomeClassification | ExpensesClassification;

/** The member of a line, and of the summary, that holds classifications. */
type ClassificationMember = 'incomeClassification' | 'expensesClassification';

/**
 * The classifications of a line with their amounts. One of them may omit its amount and then gets the part of the net
 * value that the others leave. A VAT classification, which has no category, is not part of this sum: without an amount
 * it gets the whole net value.
 */
function classifyLine<Row extends Classification>(
  inputs: readonly ClassificationInput<Row>[],
  net: Cents,
  index: number,
  member: ClassificationMember,
  problems: TotalsProblem[],
): ClassificationSum<Row>[] {
  const [only, second] = inputs;
  if (only !== undefined && second === undefined && only.amount === undefined) return [withAmount(only, net)];
  const pathOf = (i: number): Path => ['lines', index, member, i, 'amount'];
  const rows: ClassificationSum<Row>[] = [];
  let rest = -1;
  let stated = zeroCents;
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i] as ClassificationInput<Row>;
    const splitsNet = input.classificationCategory !== undefined;
    let amount = zeroCents;
    if (input.amount !== undefined) {
      amount = statedAmount(input.amount, pathOf(i), problems);
      if (splitsNet) stated = addCents(stated, amount);
    } else if (!splitsNet) amount = net;
    else if (rest === -1) rest = i;
    else problems.push({ problem: 'classification-amount-missing', path: pathOf(i), params: {} });
    rows.push(withAmount(input, amount));
  }
  if (rest !== -1 && stated <= net) {
    rows[rest] = withAmount(inputs[rest] as ClassificationInput<Row>, subtractCents(net, stated));
  } else if (rest !== -1) {
    const params = { stated: centsToString(stated), net: centsToString(net) };
    problems.push({ problem: 'classification-too-large', path: pathOf(rest), params });
  }
  return rows;
}

function statedAmount(amount: Exact, path: Path, problems: TotalsProblem[]): Cents {
  const cents = toCents(amount);
  return cents === undefined || cents < 0 ? refuseAmount(problems, path, amount) : cents;
}

function withAmount<Row extends Classification>(
  input: ClassificationInput<Row>,
  amount: Cents,
): ClassificationSum<Row> {
  const { classificationType, classificationCategory } = input;
  return { classificationType, classificationCategory, amount } as ClassificationSum<Row>;
}
