import * as z from 'zod/mini';
import { amount, integer, text } from './leaf.js';

/** One means by which the document is paid. */
export const paymentMethodShape = z.strictObject({
  type: integer(1, 8),
  amount: amount(),
  paymentMethodInfo: z.optional(text()),
  terminalId: z.optional(text(200)),
  posNspId: z.optional(integer(0)),
});

/** One means by which the document is paid. */
export interface PaymentMethod {
  /** 1 to 8: 3 cash, 5 on credit, 7 card, 8 instant payment … */
  readonly type: number;
  /** Amount, positive also on credit documents. */
  readonly amount: number;
  /** Free text about the payment. */
  readonly paymentMethodInfo?: string | undefined;
  /** Terminal (tid), at most 200 characters. Needed by types 7 and 8 with `skipSignature=false`. */
  readonly terminalId?: string | undefined;
  /** The NSP behind the terminal. Needed by types 7 and 8 with `skipSignature=false`. */
  readonly posNspId?: number | undefined;
}
