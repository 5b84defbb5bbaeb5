import type { PaymentFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';

/** A payment by card on a known terminal: what a POS receipt must state. */
export interface TerminalPayment extends Pick<PaymentFacts, 'amount' | 'paymentMethodInfo'> {
  readonly type: 7;
  /** Terminal (tid). */
  readonly terminalId: string;
  /** The NSP behind the terminal. */
  readonly posNspId: number;
}

/** The payment that a kind of document takes. */
export type PaymentOf<K extends AnyKind> = RowOf<K>['line'] extends 'collection'
  ? TerminalPayment
  : PaymentFacts;
