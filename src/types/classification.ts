import * as z from 'zod/mini';
import {
  type ExpensesClassificationCategory,
  type ExpensesClassificationType,
  expensesClassificationCategoryCodes,
  expensesClassificationTypeCodes,
  type IncomeClassificationCategory,
  type IncomeClassificationType,
  incomeClassificationCategoryCodes,
  incomeClassificationTypeCodes,
} from '../codes/index.js';
import { amount, code } from './leaf.js';

/** What kind of income a line, or the whole document, is. */
export const incomeClassificationShape = z.strictObject({
  classificationType: z.optional(code(incomeClassificationTypeCodes)),
  classificationCategory: code(incomeClassificationCategoryCodes),
  amount: amount(),
});

/** What kind of expense a line, or the whole document, is (3.1, 3.2 and clearance lines of 1.5). */
export const expensesClassificationShape = z.strictObject({
  classificationType: z.optional(code(expensesClassificationTypeCodes)),
  classificationCategory: z.optional(code(expensesClassificationCategoryCodes)),
  amount: amount(),
});

/** A kind of income with its amount. */
export interface IncomeClassification {
  /** E3 type, such as `E3_561_001`. Absent with `category3` and with `category1_95` on 8.x. */
  readonly classificationType?: IncomeClassificationType | undefined;
  /** Category, such as `category1_1`. */
  readonly classificationCategory: IncomeClassificationCategory;
  /** Net amount of this kind. */
  readonly amount: number;
}

/** A kind of expense with its amount. */
export interface ExpensesClassification {
  /** E3 type, or a VAT classification. */
  readonly classificationType?: ExpensesClassificationType | undefined;
  /** Category, such as `category2_1`; absent on VAT classifications. */
  readonly classificationCategory?: ExpensesClassificationCategory | undefined;
  /** Net amount of this kind. */
  readonly amount: number;
}
