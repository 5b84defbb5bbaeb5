import type { PaymentMethodType } from '../../codes/index.js';
import type { DecimalInput } from '../../money/index.js';
import { paymentMethodShape } from '../../types/generated/shapes.js';
import type { PaymentMethod } from '../../types/index.js';
import { amountOrRest, type CodeInput, object } from './leaves.js';

const wire = paymentMethodShape.members;

/** One means by which the document is paid. */
export const paymentFactsShape = object('PaymentFacts', {
  type: wire.type,
  amount: amountOrRest,
  terminalId: wire.terminalId,
  posNspId: wire.posNspId,
  paymentMethodInfo: wire.paymentMethodInfo,
});

/**
 * One means by which the document is paid. `cash`, `card` and their like make them.
 *
 * @example
 * const payment: PaymentFacts = { type: 3, amount: '73.16' };
 */
export interface PaymentFacts {
  /** 1, 2 bank account, 3 cash, 4 cheque, 5 on credit, 6 web banking, 7 card, 8 instant payment. */
  readonly type: CodeInput<PaymentMethodType>;
  /** Amount, or `'rest'` for what the other payments leave of the gross total. */
  readonly amount: DecimalInput | 'rest';
  /** Terminal (tid). Needed by types 7 and 8 when the document is held for the POS. */
  readonly terminalId?: PaymentMethod['terminalId'] | undefined;
  /** The NSP behind the terminal. Needed by types 7 and 8 when the document is held for the POS. */
  readonly posNspId?: PaymentMethod['posNspId'] | undefined;
  /** Free text about the payment. */
  readonly paymentMethodInfo?: PaymentMethod['paymentMethodInfo'] | undefined;
}
