import { classificationAllowed } from '../../codes/index.js';
import { addHeld } from '../../money/held.js';
import type { ClassificationSum } from '../../totals/index.js';
import type { IncomeClassification } from '../../types/index.js';
import type { CreditType } from './credit-type.js';
import type { LineAmounts } from './left.js';

type Row = ClassificationSum<IncomeClassification>;

/**
 * The classification of the original, adapted to the credit: without its type if the category has no type there
 * (`category1_95` on 5.2). Anything else that does not fit is left unchanged, for the rules to report.
 */
export function fitIncome(amounts: LineAmounts, type: CreditType): LineAmounts {
  if (amounts.income === undefined) return amounts;
  const income: Row[] = [];
  for (const row of amounts.income) {
    const fitting = fitted(row, type);
    const at = income.findIndex(
      ({ classificationType, classificationCategory }) =>
        classificationType === fitting.classificationType &&
        classificationCategory === fitting.classificationCategory,
    );
    const same = income[at];
    if (same === undefined) income.push(fitting);
    else income[at] = { ...same, amount: addHeld(same.amount, fitting.amount) };
  }
  return { ...amounts, income };
}

function fitted(row: Row, type: CreditType): Row {
  const { classificationType, classificationCategory, amount } = row;
  const answer = classificationAllowed(type, classificationCategory, classificationType);
  return answer === 'type-forbidden' || answer === 'disputed' ? { classificationCategory, amount } : row;
}
