import * as z from 'zod';
import { amount, integer, text } from './leaf.js';

/** One means by which the document is paid. */
export const paymentMethodShape = z.strictObject({
  /** 1 to 8: 3 cash, 5 on credit, 7 card, 8 instant payment … */
  type: integer(1, 8),
  /** Amount, positive also on credit documents. */
  amount: amount(),
  /** Free text about the payment. */
  paymentMethodInfo: text().optional(),
  /** Terminal (tid), at most 200 characters. Needed by types 7 and 8 with `skipSignature=false`. */
  terminalId: text(200).optional(),
  /** The NSP behind the terminal. Needed by types 7 and 8 with `skipSignature=false`. */
  posNspId: integer(0).optional(),
});

/** One means by which the document is paid. */
export type PaymentMethod = z.infer<typeof paymentMethodShape>;
