import type { PaymentMethod } from '../../types/index.js';
import { unsettledIn, unsettledOf } from './asked.js';
import { isExpired } from './expiry.js';
import type { UnsettledPayment, WaitingPayment } from './facts.js';
import type { PosPaymentState } from './held-state.js';
import { type HeldSignature, waitingOf } from './ledger.js';

/** The state of a signature, with its payment. */
export const waitingFor = (state: PosPaymentState, held: HeldSignature): WaitingPayment => ({
  ...paymentOf(state, held),
  ...waitingOf(state, held),
});

/** The signatures with something left, including expired ones. */
export const unchargedIn = (state: PosPaymentState): readonly WaitingPayment[] =>
  state.signatures.map((held) => waitingFor(state, held)).filter(({ left }) => left !== '0.00');

/** The signatures that can be charged at a moment. */
export const pendingIn = (state: PosPaymentState, moment: Date): readonly WaitingPayment[] =>
  unchargedIn(state).filter(
    ({ expires, token }) => !isExpired(expires, moment) && unsettledIn(state, token).length === 0,
  );

/** The unsettled charges, each with its payment. */
export const unsettledPaymentsIn = (state: PosPaymentState): readonly UnsettledPayment[] =>
  unsettledIn(state).map((asked) => {
    const held = state.signatures.find(({ signature }) => signature.token === asked.signatureToken);
    return { ...paymentOf(state, held as HeldSignature), ...unsettledOf(asked) };
  });

/** The payment of a signature, and its terminal. */
function paymentOf(
  { document }: PosPaymentState,
  { payment }: HeldSignature,
): Pick<WaitingPayment, 'payment' | 'terminalId' | 'posNspId'> {
  const { terminalId, posNspId } = (document.paymentMethods as readonly PaymentMethod[])[
    payment
  ] as PaymentMethod;
  return {
    payment,
    ...(terminalId !== undefined && { terminalId }),
    ...(posNspId !== undefined && { posNspId }),
  };
}
