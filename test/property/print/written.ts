import type { Document } from '../../../src/types/index.js';

export type Line = Document['invoiceDetails'][number];

/** A number as Greek writes it, made from its JSON text alone. */
export function greek(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  const grouped = [...whole].reverse().map((digit, at) => (at > 0 && at % 3 === 0 ? `${digit}.` : digit));
  const rest = fraction.padEnd(decimals, '0');
  return `${grouped.reverse().join('')}${rest === '' ? '' : `,${rest}`}`;
}

/** Whole cents of a number of a document. */
export const centsOf = (value: number): bigint => BigInt(Math.round(value * 100));

export const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** Whole cents as Greek writes them. */
export function written(cents: bigint): string {
  const digits = String(cents).padStart(3, '0');
  return `${greek(Number(digits.slice(0, -2)), 0)},${digits.slice(-2)}`;
}

/** What consumers read shows prices with VAT: retail, receipts of a terminal, order slips. */
export const isAsPaid = ({ invoiceHeader }: Document): boolean =>
  /^11\.|^8\.[456]$/.test(invoiceHeader.invoiceType);

/** A note of goods without values has no VAT either. */
export const withoutValues = (document: Document): boolean =>
  /^(?:9|10)\./.test(document.invoiceHeader.invoiceType) &&
  document.invoiceDetails.every(({ netValue, vatAmount }) => netValue === 0 && vatAmount === 0);

/** Whole cents of a printed amount. */
export const readBack = (text: string): bigint =>
  BigInt((text.split('\u00A0')[0] ?? '').replace(/[.,]/g, ''));

/** The digits of a printed number as a whole number, and how many of them are decimals. */
function exactly(text: string): readonly [digits: bigint, decimals: number] {
  const [whole = '', fraction = ''] = text.split(',');
  return [BigInt(`${whole.replaceAll('.', '')}${fraction}`), fraction.length];
}

/** The product of a printed price and a printed quantity in cents, rounded half up. */
export function product(price: string, quantity: string): bigint {
  const [[p, pDecimals], [q, qDecimals]] = [exactly(price), exactly(quantity)];
  const unit = 10n ** BigInt(pDecimals + qDecimals);
  return (2n * 100n * p * q + unit) / (2n * unit);
}
