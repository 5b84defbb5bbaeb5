import { totalOfTaxType } from '../../totals/summary.js';

type Changes = Readonly<Record<string, unknown>>;

/** Changes one total of a sample with one payment, and what is then to be paid. */
export const withTotal = (total: string, amount: number, gross: number): Changes => ({
  [`/invoiceSummary/${total}`]: amount,
  '/invoiceSummary/totalGrossValue': gross,
  '/paymentMethods/0/amount': gross,
});

interface Tax {
  readonly taxType: keyof typeof totalOfTaxType;
  readonly taxAmount: number;
}

/** Adds a tax on the document to a sample with one payment and no such tax. */
export const withTax = <Row extends Tax>(tax: Row, gross: number): Changes => ({
  '/taxesTotals': [tax],
  ...withTotal(totalOfTaxType[tax.taxType], tax.taxAmount, gross),
});
