import { addCents, asCents, centsOfNumber, centsToNumber } from '../../money/index.js';
import type { Document, InvoiceLine, InvoiceSummary } from '../../types/index.js';
import type { Change, Writable } from './general.js';

type TotalOfTax = 'totalFeesAmount' | 'totalOtherTaxesAmount';

/** Small enough for any line of weight, and neither a whole fee of any kind nor its percent. */
const FIVE_CENTS = asCents(5);

function raised(amount: number): number {
  const cents = centsOfNumber(amount);
  return cents === undefined ? amount : centsToNumber(addCents(cents, FIVE_CENTS));
}

/** Adds five cents of a tax to the first line of a document that has no such tax, and to what is paid. */
const withTax =
  (tax: Partial<Writable<InvoiceLine>>, total: TotalOfTax): Change =>
  ({ invoiceDetails: [line], invoiceSummary, taxesTotals, paymentMethods }) => {
    if (line === undefined || taxesTotals !== undefined || invoiceSummary[total] !== 0) return;
    Object.assign(line, tax);
    invoiceSummary[total] = raised(invoiceSummary[total]);
    invoiceSummary.totalGrossValue = raised(invoiceSummary.totalGrossValue);
    const payment = paymentMethods?.at(-1);
    if (payment !== undefined) payment.amount = raised(payment.amount);
  };

const FEE = { feesAmount: 0.05, feesPercentCategory: 10 } as const;
const DEDUCTIONS = 5;

type Row = Writable<NonNullable<Document['taxesTotals']>[number]>;

const rows =
  (change: (row: Row) => void): Change =>
  ({ taxesTotals }) => {
    taxesTotals?.forEach(change);
  };

/** A levy that stands among the fees. */
const asFees: Change = ({ invoiceDetails, invoiceSummary }) => {
  for (const line of invoiceDetails) {
    if (line.otherTaxesAmount === undefined) continue;
    Object.assign(line, { feesAmount: line.otherTaxesAmount, feesPercentCategory: 18 });
    delete line.otherTaxesAmount;
    delete line.otherTaxesPercentCategory;
  }
  const summary: Writable<InvoiceSummary> = invoiceSummary;
  summary.totalFeesAmount = summary.totalOtherTaxesAmount;
  summary.totalOtherTaxesAmount = 0;
};

/** Changes of the taxes besides VAT that suit most documents. */
export const taxChanges: readonly Change[] = [
  rows((row) => {
    if (row.taxType !== DEDUCTIONS) delete row.taxCategory;
  }),
  rows((row) => {
    if (row.taxType === DEDUCTIONS) row.taxCategory = 1;
  }),
  rows((row) => {
    row.taxTypeLabel = row.taxType === DEDUCTIONS ? 'Τέλη' : 'Κρατήσεις';
  }),
  withTax({ otherTaxesAmount: 0.05, otherTaxesPercentCategory: 4 }, 'totalOtherTaxesAmount'),
  withTax({ ...FEE, feesPercentCategory: 8 }, 'totalFeesAmount'),
  withTax({ ...FEE, recType: 2 }, 'totalFeesAmount'),
  asFees,
  withTax(FEE, 'totalFeesAmount'),
];
