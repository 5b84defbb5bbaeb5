import type { Document } from 'parastatiko';
import { invoiceTypeFacts } from 'parastatiko/codes';

/** Cents as a whole number of any size, so that every sum is exact. */
type Cents = bigint;

const centsOf = (amount: number): Cents => BigInt(amount.toFixed(2).replace('.', ''));

const textOf = (cents: Cents): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount, for people. */
export const amountText = (amount: number): string => textOf(centsOf(amount));

/** 1 for sales, −1 for credits; 0 for slips, notes and receipts of payment, which add nothing to the turnover. */
const signOf = (document: Document): bigint => {
  const { sign } = invoiceTypeFacts[document.invoiceHeader.invoiceType];
  if (sign === 'debit') return 1n;
  return sign === 'credit' ? -1n : 0n;
};

/** The sales of the day, minus credits. Slips and notes do not count. */
export function salesOf(documents: readonly Document[]): {
  count: number;
  net: string;
  vat: string;
  gross: string;
} {
  const sales = documents.filter((document) => signOf(document) !== 0n);
  const sum = (member: 'totalNetValue' | 'totalVatAmount' | 'totalGrossValue'): string =>
    textOf(
      sales.reduce(
        (total, document) => total + signOf(document) * centsOf(document.invoiceSummary[member]),
        0n,
      ),
    );
  return {
    count: sales.length,
    net: sum('totalNetValue'),
    vat: sum('totalVatAmount'),
    gross: sum('totalGrossValue'),
  };
}

/** Why the gross of a document is not its net and VAT: the buyer keeps a tax back, and pays it to the state. */
export function grossWords({ invoiceHeader, invoiceSummary }: Document): string[] {
  const { totalNetValue, totalVatAmount, totalGrossValue, totalWithheldAmount } = invoiceSummary;
  if (centsOf(totalNetValue) + centsOf(totalVatAmount) === centsOf(totalGrossValue)) return [];
  const [net, vat, withheld, gross] = [
    totalNetValue,
    totalVatAmount,
    totalWithheldAmount,
    totalGrossValue,
  ].map(amountText);
  const number = `${invoiceHeader.series} ${invoiceHeader.aa}`;
  return [`The buyer of ${number} withholds tax: its gross is ${net} + ${vat} − ${withheld} = ${gross}.`];
}
