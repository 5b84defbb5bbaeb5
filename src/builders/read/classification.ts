import { isBroken } from '../../reading/shape-reader.js';
import type { ClassificationInput } from '../../totals/index.js';
import type { ExpensesClassification, IncomeClassification } from '../../types/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import type { Reading } from './reading.js';
import type { LineView } from './views.js';

type Income = readonly ClassificationInput<IncomeClassification>[];
type Expenses = readonly ClassificationInput<ExpensesClassification>[];

/** The income of a line: the usual one of its type, or the stated one. */
export function readIncome(
  reading: Reading,
  line: number,
  income: NonNullable<LineView['income']>,
  info: KindInfo,
  country: string | undefined,
): Income | undefined {
  if (income === 'goods' || income === 'services') {
    const usual = info.usualIncome(income, country);
    return (
      usual ?? reading.problem('no-usual-income', ['lines', line, 'income'], { income, type: info.type })
    );
  }
  return each(income).map(({ item: { type, category, amount } }) => ({
    classificationType: type,
    classificationCategory: category,
    amount,
  }));
}

/** The expenses of a line, as stated. */
export const readExpenses = (expenses: NonNullable<LineView['expenses']>): Expenses =>
  each(expenses).map(({ item: { type, category, amount } }) => ({
    classificationType: type,
    classificationCategory: category,
    amount,
  }));

/** One item or several, without those that could not be read. A single item has no index. */
export function each<Item extends object>(
  given: Item | readonly Item[],
): readonly { readonly item: Item; readonly at?: number }[] {
  if (!isList(given)) return isBroken(given) ? [] : [{ item: given }];
  return given.map((item, at) => ({ item, at })).filter(({ item }) => !isBroken(item));
}

const isList = <Item extends object>(given: Item | readonly Item[]): given is readonly Item[] =>
  Array.isArray(given);
