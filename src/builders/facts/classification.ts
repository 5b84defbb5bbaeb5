import { expensesClassificationShape, incomeClassificationShape } from '../../types/generated/shapes.js';
import type { Given } from './given.js';
import { decimal, object, optional } from './leaves.js';
import type { ValueOf } from './value-of.js';

const income = incomeClassificationShape.members;
const expenses = expensesClassificationShape.members;

const amountMember = {
  /** Part of the net value of the line; one classification of a line may leave it out and takes the rest. */
  amount: optional(decimal),
};

/** A kind of income of a line. */
export const incomeFactsShape = object('IncomeFacts', {
  /** E3 type, such as `E3_561_001`. */
  type: income.classificationType,
  /** Category, such as `category1_1`. */
  category: income.classificationCategory,
  ...amountMember,
});

/** A kind of expense of a line. */
export const expensesFactsShape = object('ExpensesFacts', {
  /** E3 type, or a VAT classification, which has no category. */
  type: expenses.classificationType,
  /** Category, such as `category2_1`. */
  category: expenses.classificationCategory,
  ...amountMember,
});

type Income = ValueOf<typeof incomeFactsShape>;

/** `'goods'` or `'services'` for the usual classification of the document type, or one stated. */
export type IncomeInput = 'goods' | 'services' | Income | Income[];

/**
 * What income a line is: `'goods'` or `'services'` for the usual classification of the document type, a
 * classification, or several that split the net value.
 *
 * @example
 * const income: IncomeFacts = { type: 'E3_561_001', category: 'category1_2' };
 */
export type IncomeFacts = Given<IncomeInput>;

/**
 * What expense a line is: one classification or several that split the net value.
 *
 * @example
 * const expenses: ExpensesFacts = { type: 'E3_102_001', category: 'category2_1' };
 */
export type ExpensesFacts = Given<ValueOf<typeof expensesFactsShape> | ValueOf<typeof expensesFactsShape>[]>;
