import * as z from 'zod/mini';
import { paymentMethodShape } from '../../types/index.js';
import type { Given } from './given.js';
import { amountOrRest } from './leaves.js';

const wire = paymentMethodShape.shape;

/** One means by which the document is paid. */
export const paymentFactsShape = z.strictObject({
  /** 1, 2 bank account, 3 cash, 4 cheque, 5 on credit, 6 web banking, 7 card, 8 instant payment. */
  type: wire.type,
  /** Amount, or `'rest'` for what the other payments leave of the gross total. */
  amount: amountOrRest(),
  /** Terminal (tid). Needed by types 7 and 8 when the document is held for the POS. */
  terminalId: wire.terminalId,
  /** The NSP behind the terminal. Needed by types 7 and 8 when the document is held for the POS. */
  posNspId: wire.posNspId,
  /** Free text about the payment. */
  paymentMethodInfo: wire.paymentMethodInfo,
});

/**
 * One means by which the document is paid. `cash`, `card` and their like make them.
 *
 * @example
 * const payment: PaymentFacts = { type: 3, amount: '73.16' };
 */
export type PaymentFacts = Given<z.infer<typeof paymentFactsShape>>;
