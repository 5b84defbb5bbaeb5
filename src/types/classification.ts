import * as z from 'zod';
import {
  expensesClassificationCategories,
  expensesClassificationTypes,
  incomeClassificationCategories,
  incomeClassificationTypes,
} from '../codes/index.js';
import { amount, code } from './leaf.js';

const codesOf = <const Row extends { readonly code: string }>(rows: readonly Row[]): Row['code'][] =>
  rows.map((row) => row.code);

/** What kind of income a line, or the whole document, is. */
export const incomeClassificationShape = z.strictObject({
  /** E3 type, such as `E3_561_001`. Absent with `category3` and with `category1_95` on 8.x. */
  classificationType: code(codesOf(incomeClassificationTypes)).optional(),
  /** Category, such as `category1_1`. */
  classificationCategory: code(codesOf(incomeClassificationCategories)),
  /** Net amount of this kind. */
  amount: amount(),
});

/** What kind of expense a line, or the whole document, is (3.1, 3.2 and clearance lines of 1.5). */
export const expensesClassificationShape = z.strictObject({
  /** E3 type, or a VAT classification. */
  classificationType: code(codesOf(expensesClassificationTypes)).optional(),
  /** Category, such as `category2_1`; absent on VAT classifications. */
  classificationCategory: code(codesOf(expensesClassificationCategories)).optional(),
  /** Net amount of this kind. */
  amount: amount(),
});

/** A kind of income with its amount. */
export type IncomeClassification = z.infer<typeof incomeClassificationShape>;

/** A kind of expense with its amount. */
export type ExpensesClassification = z.infer<typeof expensesClassificationShape>;
