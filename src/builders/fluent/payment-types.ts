import type { PaymentFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';
import type { Stated } from './stated.js';

/** A payment by card on a known terminal, as required on a POS receipt. */
export interface TerminalPayment
  extends Stated<PaymentFacts, 'amount' | 'terminalId' | 'posNspId'>,
    Pick<PaymentFacts, 'paymentMethodInfo'> {
  readonly type: 7;
}

/** The payments of a kind of document. */
export type PaymentOf<K extends AnyKind> = RowOf<K>['line'] extends 'collection'
  ? TerminalPayment
  : PaymentFacts;
