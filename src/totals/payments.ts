import {
  type Cents,
  centsToString,
  differenceInCents,
  isAmountRangeError,
  subtractCents,
  sumCents,
  zeroCents,
} from '../money/index.js';
import type { TotalsProblem, TotalsProblemName } from './problem.js';

/** The result of `settlePayments`. */
export type Settlement =
  | { readonly ok: true; readonly amounts: readonly Cents[] }
  | { readonly ok: false; readonly problem: TotalsProblem };

/**
 * Computes the amounts of payments, one of which may be `'rest'`: the part of the gross total that the others leave.
 * Payments without `'rest'` are not changed, even if their sum is wrong. `comparePayments` checks the sum.
 *
 * @example
 * settlePayments(gross, [asCents(2000), 'rest']); // 20.00 and the remainder
 */
export function settlePayments(gross: Cents, payments: readonly (Cents | 'rest')[]): Settlement {
  const amounts: Cents[] = [];
  let rest = -1;
  for (let i = 0; i < payments.length; i++) {
    const payment = payments[i] as Cents | 'rest';
    if (payment === 'rest' && rest !== -1) return refused('payments-rest-twice', i, {});
    if (payment === 'rest') rest = i;
    amounts.push(payment === 'rest' ? zeroCents : payment);
  }
  if (rest === -1) return { ok: true, amounts };
  try {
    const paid = sumCents(amounts);
    if (paid > gross) {
      const params = { paid: centsToString(paid), gross: centsToString(gross) };
      return refused('payments-too-large', rest, params);
    }
    amounts[rest] = subtractCents(gross, paid);
    return { ok: true, amounts };
  } catch (error) {
    if (!isAmountRangeError(error)) throw error;
    return refused('amount-range', rest, {});
  }
}

function refused(problem: TotalsProblemName, index: number, params: TotalsProblem['params']): Settlement {
  return { ok: false, problem: { problem, path: ['payments', index], params } };
}

/** How payments compare with the gross total. */
export interface PaymentComparison {
  readonly paid: Cents;
  readonly relation: 'less' | 'equal' | 'more';
  /** The absolute difference. */
  readonly difference: Cents;
}

/**
 * Compares payments with the gross total.
 *
 * @throws AmountRangeError if their sum has more than 15 digits.
 * @example
 * comparePayments(asCents(3000), [asCents(2000)]); // { paid: 20.00, relation: 'less', difference: 10.00 }
 */
export function comparePayments(gross: Cents, amounts: readonly Cents[]): PaymentComparison {
  const paid = sumCents(amounts);
  const relation = paid < gross ? 'less' : paid === gross ? 'equal' : 'more';
  return { paid, relation, difference: differenceInCents(paid, gross) };
}
