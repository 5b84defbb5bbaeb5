import type { NotesInvoiceFacts } from '../../../../src/flows/index.js';
import { deliveryNote } from '../../../../src/rules/examples/notes.js';
import type { Document, InvoiceLine, IssuedDocument } from '../../../../src/types/index.js';

export const MARK = '400001234567891';
export const OTHER_MARK = '400001234567892';

export const CHAIR = 'Καρέκλα γραφείου';
export const OIL = 'Ελαιόλαδο';

/** Prices of the items below, by hand. */
export const PRICES = [
  { description: CHAIR, unitPrice: '40.00', vat: 24, income: 'goods' },
  { description: OIL, unitPriceWithVat: '5.65', vat: 13, income: 'goods' },
] as const;

export const HEAD = {
  series: 'ΤΙΜ',
  aa: '158',
  issueDate: '2026-11-20',
  payments: [{ type: 5, amount: 'rest' }],
  prices: PRICES.slice(0, 1),
} as const satisfies NotesInvoiceFacts;

export const issued = (document: Document, mark = MARK): IssuedDocument => ({ document, mark });

/** The note of twenty chairs. */
export const note: IssuedDocument = issued(deliveryNote);

type Line = readonly [item: string, quantity: number, unit: number, more?: Partial<InvoiceLine>];

/** A delivery note of other lines. */
export function noteOf(
  aa: string,
  lines: readonly Line[],
  header: Partial<Document['invoiceHeader']> = {},
): Document {
  return {
    ...deliveryNote,
    invoiceHeader: { ...deliveryNote.invoiceHeader, aa, ...header },
    invoiceDetails: lines.map(([itemDescr, quantity, measurementUnit, more], index) => ({
      lineNumber: index + 1,
      itemDescr,
      quantity,
      measurementUnit,
      netValue: 0,
      vatCategory: 8,
      vatAmount: 0,
      incomeClassification: [{ classificationCategory: 'category3', amount: 0 }],
      ...more,
    })),
  };
}

/** The same goods on their way back, by a note of the customer. */
export const returnOf = (document: Document): Document => ({
  ...document,
  issuer: document.counterpart as Document['issuer'],
  counterpart: document.issuer,
  invoiceHeader: {
    ...document.invoiceHeader,
    series: 'ΕΠΙΣΤΡ',
    movePurpose: 5,
    movePurposeLabel: 'Επιστροφή',
  },
});
