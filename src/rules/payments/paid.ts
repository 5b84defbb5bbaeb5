import { addHeld } from '../../money/held.js';
import { type Cents, zeroCents } from '../../money/index.js';
import type { DocumentView } from '../engine/rule.js';

/** The sum of the payments, or `undefined` for a document without payments. */
export function paid({ paymentMethods }: DocumentView): Cents | undefined {
  if (paymentMethods === undefined || paymentMethods.length === 0) return undefined;
  let sum = zeroCents;
  for (const { amount } of paymentMethods) sum = addHeld(sum, amount);
  return sum;
}
