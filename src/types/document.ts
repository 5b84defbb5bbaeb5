import * as z from 'zod/mini';
import { type InvoiceHeader, invoiceHeaderShape } from './header.js';
import { integer } from './leaf.js';
import { type InvoiceLine, invoiceLineShape } from './line.js';
import { type PackingsDeclaration, packingsDeclarationShape } from './packaging.js';
import { type Counterpart, counterpartShape, type Party, partyShape } from './party.js';
import { type PaymentMethod, paymentMethodShape } from './payment.js';
import { type PrintBlock, printBlockShape } from './print.js';
import { type InvoiceSummary, invoiceSummaryShape } from './summary.js';
import { type TaxTotal, taxTotalShape } from './taxes.js';

/** One fiscal document: one element of `invoice[]`, with the service's own member names. */
export const documentShape = z.strictObject({
  transmissionFailure: z.optional(integer(1, 4)),
  issuer: partyShape,
  counterpart: z.optional(counterpartShape),
  invoiceHeader: invoiceHeaderShape,
  paymentMethods: z.optional(z.array(paymentMethodShape)),
  invoiceDetails: z.array(invoiceLineShape).check(z.minLength(1)),
  taxesTotals: z.optional(z.array(taxTotalShape)),
  invoiceSummary: invoiceSummaryShape,
  packingsDeclarations: z.optional(z.array(packingsDeclarationShape)),
  providerAdditionalInvoiceDetails: z.optional(printBlockShape),
});

/**
 * One fiscal document, ready for `JSON.stringify`: one element of `invoice[]` of the service.
 * Amounts are JSON numbers with at most two decimals; MARKs are JSON numbers as the wire wants them.
 */
export interface Document {
  /** Late resend: 1 the company could not reach its provider; only for an earlier issue date (238). */
  readonly transmissionFailure?: number | undefined;
  /** Who issues the document. */
  readonly issuer: Party;
  /** Who receives it. Not on retail documents, slips and POS receipts. */
  readonly counterpart?: Counterpart | undefined;
  /** Number, date, type, links. */
  readonly invoiceHeader: InvoiceHeader;
  /** How it is paid. Not on notes and slips. */
  readonly paymentMethods?: readonly PaymentMethod[] | undefined;
  /** The lines, at least one. */
  readonly invoiceDetails: readonly InvoiceLine[];
  /** Taxes on the whole document. */
  readonly taxesTotals?: readonly TaxTotal[] | undefined;
  /** The totals. */
  readonly invoiceSummary: InvoiceSummary;
  /** Packages of a goods movement. */
  readonly packingsDeclarations?: readonly PackingsDeclaration[] | undefined;
  /** What stands on the PDF. */
  readonly providerAdditionalInvoiceDetails?: PrintBlock | undefined;
}
