import type { Rule } from '../engine/rule.js';
import { typeNotInSchema } from './beyond-schema.js';
import {
  categoryNotAllowed,
  pairDisputed,
  pairUnrecorded,
  typeForbidden,
  typeMissing,
  typeNotAllowed,
} from './combinations.js';
import { categoryMissing, categoryOfVatType } from './expense-rows.js';
import {
  expensesNotAllowed,
  incomeAndExpenses,
  incomeNotAllowed,
  incomeOnSelfBilled,
  sideOfDetailType,
} from './income-or-expenses.js';
import { informationMixed } from './information.js';
import { lineSum, repeatedOnLine } from './line-amounts.js';
import { missing, notOnAllLines, onTotalCancellation, summaryOnly } from './presence.js';
import { repeatedInSummary, summaryRowExtra, summaryRowMissing } from './summary-rows.js';
import { summarySum } from './summary-sum.js';
import { vatTypeOfExemption, vatTypeOnExempt } from './vat-types.js';

/** Rules for the classification of income and expenses. */
export const classificationRules = [
  missing,
  notOnAllLines,
  summaryOnly,
  onTotalCancellation,
  expensesNotAllowed,
  incomeNotAllowed,
  incomeOnSelfBilled,
  incomeAndExpenses,
  sideOfDetailType,
  pairUnrecorded,
  categoryNotAllowed,
  typeMissing,
  typeForbidden,
  typeNotAllowed,
  pairDisputed,
  typeNotInSchema,
  categoryOfVatType,
  categoryMissing,
  vatTypeOnExempt,
  vatTypeOfExemption,
  informationMixed,
  lineSum,
  repeatedOnLine,
  summarySum,
  summaryRowMissing,
  summaryRowExtra,
  repeatedInSummary,
] as const satisfies readonly Rule[];
