import {
  addCents,
  type Cents,
  centsToString,
  type Exact,
  subtractCents,
  toCents,
  zeroCents,
} from '../money/index.js';
import type { ExpensesClassification, IncomeClassification, Path } from '../types/index.js';
import type { ClassificationInput } from './input.js';
import { refuseAmount, type TotalsProblem } from './problem.js';
import type { ClassificationSum } from './result.js';

/** An income or expense classification. */
export type Classification = IncomeClassification | ExpensesClassification;

/** The member of a line, and of the summary, that holds classifications. */
export type ClassificationMember = 'incomeClassification' | 'expensesClassification';

/**
 * The classifications of a line with their amounts. One of them may omit its amount and then gets the part of the net
 * value that the others leave. A VAT classification, which has no category, is not part of this sum: without an amount
 * it gets the whole net value.
 */
export function classifyLine<Row extends Classification>(
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
