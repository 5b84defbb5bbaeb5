import { centsToNumber } from '../../money/index.js';
import type { ClassificationSum } from '../../totals/index.js';
import type { ExpensesClassification, IncomeClassification } from '../../types/index.js';

/** Kinds of income with their amounts. */
export function assembleIncome(
  rows: readonly ClassificationSum<IncomeClassification>[],
): IncomeClassification[] {
  const [only] = rows;
  // A list with one item is built directly, because nearly every line has only one kind and a growing list uses more
  // memory.
  const assembled = only !== undefined && rows.length === 1 ? [incomeOf(only)] : rows.map(incomeOf);
  return Object.freeze(assembled) as IncomeClassification[];
}

function incomeOf(row: ClassificationSum<IncomeClassification>): IncomeClassification {
  const { classificationType, classificationCategory } = row;
  const amount = centsToNumber(row.amount);
  return Object.freeze(
    classificationType === undefined
      ? { classificationCategory, amount }
      : { classificationType, classificationCategory, amount },
  );
}

/** Kinds of expense with their amounts. */
export function assembleExpenses(
  rows: readonly ClassificationSum<ExpensesClassification>[],
): ExpensesClassification[] {
  const assembled = rows.map(({ classificationType, classificationCategory, amount }) =>
    Object.freeze({
      ...(classificationType !== undefined && { classificationType }),
      ...(classificationCategory !== undefined && { classificationCategory }),
      amount: centsToNumber(amount),
    }),
  );
  return Object.freeze(assembled) as ExpensesClassification[];
}
