import { centsToString } from '../../money/index.js';
import type { Refusing } from '../shared/refusing.js';
import { refuseUnsettled } from './asked.js';
import { clockOf } from './charge.js';
import type { PosPaymentState } from './held-state.js';
import { amountOf } from './ledger.js';

/** Records that a held document will not be paid at a terminal. Refused while the customer has paid, or may have paid. */
export function withReleased(state: PosPaymentState, at: unknown, refusing: Refusing): PosPaymentState {
  if (state.released !== undefined) return state;
  refuseUnsettled(state, refusing);
  for (const { state: fate, transactionId, paymentAmount } of state.charges) {
    if (fate === 'reversed') continue;
    const amount = centsToString(amountOf(paymentAmount));
    refusing.add('pos-payment/release-charged', [], { transactionId, amount });
  }
  const moment = clockOf(at, [], refusing);
  refusing.done();
  return { ...state, released: moment.toISOString() };
}

/** Refuses steps that are not allowed once the document is released. */
export function refuseReleased({ released }: PosPaymentState, refusing: Refusing): void {
  if (released !== undefined) refusing.refuse('pos-payment/released', [], { at: released });
}
