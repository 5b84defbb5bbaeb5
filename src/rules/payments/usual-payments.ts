import { addHeld } from '../../money/held.js';
import { zeroCents } from '../../money/index.js';
import type { DocumentView } from '../engine/rule.js';

/** Whether a document states payments, none of them zero, that add up to its gross total. */
export function isUsualPayments({
  paymentMethods: payments,
  invoiceSummary: summary,
}: DocumentView): boolean {
  if (payments === undefined || payments.length === 0) return false;
  let sum = zeroCents;
  for (let index = 0; index < payments.length; index += 1) {
    const { amount } = payments[index] as (typeof payments)[number];
    if (amount === zeroCents) return false;
    sum = addHeld(sum, amount);
  }
  return sum === summary.totalGrossValue;
}
