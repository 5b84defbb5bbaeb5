import {
  expensesClassificationCategoryCodes,
  expensesClassificationTypeCodes,
  incomeClassificationCategoryCodes,
  incomeClassificationTypeCodes,
} from '../../codes/index.js';
import type { ExpensesClassification, IncomeClassification } from '../../types/index.js';
import { EXPENSES, INCOME } from '../namespaces.js';
import { amount, code, groupOf, optional } from './element.js';

/** IncomeClassificationType, with a namespace of its own. */
export const incomeClassification = groupOf<IncomeClassification>(INCOME, {
  classificationType: optional(code(incomeClassificationTypeCodes)),
  classificationCategory: code(incomeClassificationCategoryCodes),
  amount,
});

/** ExpensesClassificationType, with a namespace of its own. */
export const expensesClassification = groupOf<ExpensesClassification>(EXPENSES, {
  classificationType: optional(code(expensesClassificationTypeCodes)),
  classificationCategory: optional(code(expensesClassificationCategoryCodes)),
  amount,
});
