import type { FiledExpenses, FiledIncome } from '../document.js';
import { EXPENSES, INCOME } from '../namespaces.js';
import { amount, groupOf, integer, optional, text } from './element.js';

/** IncomeClassificationType, with a namespace of its own. */
export const incomeClassification = groupOf<FiledIncome>(INCOME, {
  classificationType: optional(text),
  classificationCategory: text,
  amount,
  id: optional(integer),
});

/** ExpensesClassificationType, with a namespace of its own. */
export const expensesClassification = groupOf<FiledExpenses>(EXPENSES, {
  classificationType: optional(text),
  classificationCategory: optional(text),
  amount,
  vatAmount: optional(amount),
  vatCategory: optional(integer),
  vatExemptionCategory: optional(integer),
  id: optional(integer),
});
