import { retailReceipt, salesInvoice } from '../../rules/examples/inside.js';
import type { Document } from '../../types/index.js';

export {
  deliveryNote,
  orderSlip,
  receivingNote,
  retailReceipt,
  salesInvoice,
} from '../../rules/examples/inside.js';

/** Paid by card at a linked terminal: the payment has the id of the terminal. */
export const heldReceipt: Document = {
  ...retailReceipt,
  invoiceHeader: { ...retailReceipt.invoiceHeader, aa: '57' },
  paymentMethods: [
    { type: 3, amount: 10 },
    { type: 7, amount: 20, terminalId: '16000123', posNspId: 2 },
  ],
};

/** An invoice to the public sector. The members of its block are not described. */
export const publicSectorInvoice = { ...salesInvoice, providerB2gAdditionalInvoiceDetails: {} };

/** The day of the sample documents. */
export const EXAMPLE_DAY = '2026-11-20';

/** The same examples with another date, because a sandbox accepts only documents of its current date. */
export function dated(value: unknown, day: string): unknown {
  if (value === EXAMPLE_DAY) return day;
  if (Array.isArray(value)) return value.map((item) => dated(item, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, dated(member, day)]));
}
