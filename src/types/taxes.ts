import * as z from 'zod/mini';
import { amount, integer, text } from './leaf.js';

/** A tax other than VAT on the whole document. Such taxes stand on lines or here, never on both (224). */
export const taxTotalShape = z.strictObject({
  /** 1 withheld, 2 fees, 3 other taxes, 4 stamp duty, 5 deductions. */
  taxType: integer(1, 5),
  /** Category in the table of the type. */
  taxCategory: z.optional(integer(1)),
  /** Base of the tax, at most the net total (237). */
  underlyingValue: z.optional(amount()),
  /** Amount, at most its base and the net total (239, 240). */
  taxAmount: amount(),
  /** Print: text of the tax. */
  taxTypeLabel: z.optional(text()),
});

/** A tax other than VAT on the whole document. */
export type TaxTotal = z.infer<typeof taxTotalShape>;
