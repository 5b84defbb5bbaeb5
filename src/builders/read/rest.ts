import { type Cents, centsToString } from '../../money/index.js';
import type { PaymentRead } from './payments.js';
import type { Reading } from './reading.js';

/** Whether a payment takes the rest where the others leave nothing; that is noted. */
export function restIsNothing(
  reading: Reading,
  payments: readonly PaymentRead[],
  amounts: readonly Cents[],
  gross: Cents,
): boolean {
  for (let index = 0; index < payments.length; index++) {
    if (payments[index]?.amount !== 'rest' || amounts[index] !== 0) continue;
    reading.trouble('rest-is-nothing', ['payments', index, 'amount'], { gross: centsToString(gross) });
    return true;
  }
  return false;
}
