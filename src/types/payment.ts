import * as z from 'zod/mini';
import { amount, integer, text } from './leaf.js';

/** One means by which the document is paid. */
export const paymentMethodShape = z.strictObject({
  /** 1 to 8: 3 cash, 5 on credit, 7 card, 8 instant payment … */
  type: integer(1, 8),
  /** Amount, positive also on credit documents. */
  amount: amount(),
  /** Free text about the payment. */
  paymentMethodInfo: z.optional(text()),
  /** Terminal (tid), at most 200 characters. Needed by types 7 and 8 with `skipSignature=false`. */
  terminalId: z.optional(text(200)),
  /** The NSP behind the terminal. Needed by types 7 and 8 with `skipSignature=false`. */
  posNspId: z.optional(integer(0)),
});

/** One means by which the document is paid. */
export type PaymentMethod = z.infer<typeof paymentMethodShape>;
