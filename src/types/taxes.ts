import * as z from 'zod/mini';
import { amount, integer, text } from './leaf.js';

/** A tax other than VAT on the whole document. Such taxes stand on lines or here, never on both (224). */
export const taxTotalShape = z.strictObject({
  taxType: integer(1, 5),
  taxCategory: z.optional(integer(1)),
  underlyingValue: z.optional(amount()),
  taxAmount: amount(),
  taxTypeLabel: z.optional(text()),
});

/** A tax other than VAT on the whole document. */
export interface TaxTotal {
  /** 1 withheld, 2 fees, 3 other taxes, 4 stamp duty, 5 deductions. */
  readonly taxType: number;
  /** Category in the table of the type. */
  readonly taxCategory?: number | undefined;
  /** Base of the tax, at most the net total (237). */
  readonly underlyingValue?: number | undefined;
  /** Amount, at most its base and the net total (239, 240). */
  readonly taxAmount: number;
  /** Print: text of the tax. */
  readonly taxTypeLabel?: string | undefined;
}
