import type { PaymentFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';
import type { Stated } from './stated.js';

/** A payment by card on a known terminal: what a POS receipt must state. */
export interface TerminalPayment
  extends Stated<PaymentFacts, 'amount' | 'terminalId' | 'posNspId'>,
    Pick<PaymentFacts, 'paymentMethodInfo'> {
  readonly type: 7;
}

/** The payment that a kind of document takes. */
export type PaymentOf<K extends AnyKind> = RowOf<K>['line'] extends 'collection'
  ? TerminalPayment
  : PaymentFacts;
