import * as z from 'zod/mini';
import {
  expensesClassificationCategoryCodes,
  expensesClassificationTypeCodes,
  incomeClassificationCategoryCodes,
  incomeClassificationTypeCodes,
} from '../codes/index.js';
import { amount, code } from './leaf.js';

/** What kind of income a line, or the whole document, is. */
export const incomeClassificationShape = z.strictObject({
  /** E3 type, such as `E3_561_001`. Absent with `category3` and with `category1_95` on 8.x. */
  classificationType: z.optional(code(incomeClassificationTypeCodes)),
  /** Category, such as `category1_1`. */
  classificationCategory: code(incomeClassificationCategoryCodes),
  /** Net amount of this kind. */
  amount: amount(),
});

/** What kind of expense a line, or the whole document, is (3.1, 3.2 and clearance lines of 1.5). */
export const expensesClassificationShape = z.strictObject({
  /** E3 type, or a VAT classification. */
  classificationType: z.optional(code(expensesClassificationTypeCodes)),
  /** Category, such as `category2_1`; absent on VAT classifications. */
  classificationCategory: z.optional(code(expensesClassificationCategoryCodes)),
  /** Net amount of this kind. */
  amount: amount(),
});

/** A kind of income with its amount. */
export type IncomeClassification = z.infer<typeof incomeClassificationShape>;

/** A kind of expense with its amount. */
export type ExpensesClassification = z.infer<typeof expensesClassificationShape>;
