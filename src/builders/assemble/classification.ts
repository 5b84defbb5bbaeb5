import { centsToNumber } from '../../money/index.js';
import type { ClassificationSum } from '../../totals/index.js';
import type { ExpensesClassification, IncomeClassification } from '../../types/index.js';

/** Kinds of income with their amounts. */
export function assembleIncome(
  rows: readonly ClassificationSum<IncomeClassification>[],
): IncomeClassification[] {
  const assembled: IncomeClassification[] = [];
  for (const { classificationType, classificationCategory, amount } of rows) {
    assembled.push(
      classificationType === undefined
        ? Object.freeze({ classificationCategory, amount: centsToNumber(amount) })
        : Object.freeze({ classificationType, classificationCategory, amount: centsToNumber(amount) }),
    );
  }
  return Object.freeze(assembled) as IncomeClassification[];
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
