import * as z from 'zod/mini';
import { invoiceHeaderShape } from './header.js';
import { integer } from './leaf.js';
import { invoiceLineShape } from './line.js';
import { packingsDeclarationShape } from './packaging.js';
import { counterpartShape, partyShape } from './party.js';
import { paymentMethodShape } from './payment.js';
import { printBlockShape } from './print.js';
import { invoiceSummaryShape } from './summary.js';
import { taxTotalShape } from './taxes.js';

/** One fiscal document: one element of `invoice[]`, with the service's own member names. */
export const documentShape = z.strictObject({
  /** Late resend: 1 the company could not reach its provider; only for an earlier issue date (238). */
  transmissionFailure: z.optional(integer(1, 4)),
  /** Who issues the document. */
  issuer: partyShape,
  /** Who receives it. Not on retail documents, slips and POS receipts. */
  counterpart: z.optional(counterpartShape),
  /** Number, date, type, links. */
  invoiceHeader: invoiceHeaderShape,
  /** How it is paid. Not on notes and slips. */
  paymentMethods: z.optional(z.array(paymentMethodShape)),
  /** The lines, at least one. */
  invoiceDetails: z.array(invoiceLineShape).check(z.minLength(1)),
  /** Taxes on the whole document. */
  taxesTotals: z.optional(z.array(taxTotalShape)),
  /** The totals. */
  invoiceSummary: invoiceSummaryShape,
  /** Packages of a goods movement. */
  packingsDeclarations: z.optional(z.array(packingsDeclarationShape)),
  /** What stands on the PDF. */
  providerAdditionalInvoiceDetails: z.optional(printBlockShape),
});

/**
 * One fiscal document, ready for `JSON.stringify`: one element of `invoice[]` of the service.
 * Amounts are JSON numbers with at most two decimals; MARKs are JSON numbers as the wire wants them.
 */
export type Document = z.infer<typeof documentShape>;
