import { addCents, asCents, centsOfNumber, centsToNumber } from '../../money/index.js';
import type { Document, InvoiceLine, InvoiceSummary } from '../../types/index.js';
import type { Change, Writable } from './general.js';

type TotalOfTax = 'totalFeesAmount' | 'totalOtherTaxesAmount';

/** Small enough for any larger line, and neither a fixed fee nor a percentage of it. */
const FIVE_CENTS = asCents(5);

function raised(amount: number): number {
  const cents = centsOfNumber(amount);
  return cents === undefined ? amount : centsToNumber(addCents(cents, FIVE_CENTS));
}

/** Adds a tax of five cents to the first line of a document without such a tax, and to its payments. */
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

/** Files a levy as a fee. */
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

/** Changes of taxes other than VAT that fit most documents. */
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
