import type { Path } from '../../types/index.js';
import { amountAt, list, member, textAt } from './read.js';
import type { TotalsStep } from './step.js';
import { type Summand, sumStep } from './sum-step.js';

/** The steps for the classification rows of the summary, including pairs that occur only on lines. */
export function classificationSteps(
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
