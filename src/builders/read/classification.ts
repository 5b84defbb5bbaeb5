import { readShape } from '../../reading/read.js';
import type { ClassificationInput } from '../../totals/index.js';
import type { ExpensesClassification, IncomeClassification, Path } from '../../types/index.js';
import { expensesFactsShape, incomeFactsShape } from '../facts/classification.js';
import type { KindInfo } from '../kinds/kind-info.js';
import { faultsUnder, type Reading } from './reading.js';

type Income = readonly ClassificationInput<IncomeClassification>[];
type Expenses = readonly ClassificationInput<ExpensesClassification>[];

/** The income of a line: the usual one of its type, or what is stated. */
export function readIncome(
  reading: Reading,
  line: number,
  income: unknown,
  info: KindInfo,
  country: string | undefined,
): Income | undefined {
  const path = ['lines', line, 'income'];
  if (income === 'goods' || income === 'services') {
    const usual = info.usualIncome(income, country);
    return usual ?? reading.problem('no-usual-income', path, { income, type: info.type });
  }
  if (typeof income !== 'object' || income === null) {
    const value = typeof income === 'string' ? income.slice(0, 60) : typeof income;
    return reading.problem('income', path, { value });
  }
  return eachOf(income, path, (item, at) => {
    const read = readShape(incomeFactsShape, item, faultsUnder(reading, at));
    if (read === undefined) return undefined;
    const { type: classificationType, category: classificationCategory, amount } = read;
    return { classificationType, classificationCategory, amount };
  });
}

/** The expenses of a line, as stated. */
export const readExpenses = (reading: Reading, line: number, expenses: unknown): Expenses | undefined =>
  eachOf(expenses, ['lines', line, 'expenses'], (item, at) => {
    const read = readShape(expensesFactsShape, item, faultsUnder(reading, at));
    if (read === undefined) return undefined;
    const { type: classificationType, category: classificationCategory, amount } = read;
    return { classificationType, classificationCategory, amount };
  });

/** Reads one or several; the path of one has no index. */
export function eachOf<Item>(
  given: unknown,
  path: Path,
  read: (item: unknown, path: Path) => Item | undefined,
): Item[] {
  const items: readonly unknown[] = Array.isArray(given) ? given : [given];
  const found: Item[] = [];
  items.forEach((item, index) => {
    const one = read(item, Array.isArray(given) ? [...path, index] : path);
    if (one !== undefined) found.push(one);
  });
  return found;
}
