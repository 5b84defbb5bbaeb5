import type { PaymentFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';

/** A payment by card on a known terminal, as required on a POS receipt. */
export interface TerminalPayment extends Pick<PaymentFacts, 'amount' | 'paymentMethodInfo'> {
  readonly type: 7;
  /** Terminal (tid). */
  readonly terminalId: string;
  /** The NSP behind the terminal. */
  readonly posNspId: number;
}

/** The payments of a kind of document. */
export type PaymentOf<K extends AnyKind> = RowOf<K>['line'] extends 'collection'
  ? TerminalPayment
  : PaymentFacts;
