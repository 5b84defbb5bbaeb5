import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Retail receipt (11.1). With `movement` it is also a delivery note to a named recipient. It can close the order slips
 * of a table.
 *
 * @example
 * retailReceipt({ issuer: shop, series: 'R', aa: '55', issueDate: '2026-11-20' }).line({ description: 'Σακίδιο', gross: '30.00', vat: 24, income: 'goods' }).payment(cash('30.00')).build();
 */
export function retailReceipt(
  opening: Opening<'retailReceipt'>,
): Builder<'retailReceipt', 'line' | 'payment'> {
  return open('retailReceipt', opening);
}

/**
 * Receipt for services (11.2).
 *
 * @example
 * serviceReceipt({ issuer: salon, series: 'R', aa: '56', issueDate: '2026-11-20' }).line({ gross: '25.00', vat: 24, income: 'services' });
 */
export function serviceReceipt(
  opening: Opening<'serviceReceipt'>,
): Builder<'serviceReceipt', 'line' | 'payment'> {
  return open('serviceReceipt', opening);
}

/**
 * Simplified invoice (11.3).
 *
 * @example
 * simplifiedInvoice({ issuer: shop, series: 'SI', aa: '57', issueDate: '2026-11-20' }).line({ gross: '40.00', vat: 24, income: 'goods' });
 */
export function simplifiedInvoice(
  opening: Opening<'simplifiedInvoice'>,
): Builder<'simplifiedInvoice', 'line' | 'payment'> {
  return open('simplifiedInvoice', opening);
}

/**
 * Retail credit document (11.4): a return. It refers to the receipt by `refersTo`, or closes order slips.
 * Amounts are positive.
 *
 * @example
 * retailCredit({ issuer: shop, series: 'RC', aa: '4', issueDate: '2026-11-20' }).refersTo(['400001234567893']);
 */
export function retailCredit(opening: Opening<'retailCredit'>): Builder<'retailCredit', 'line' | 'payment'> {
  return open('retailCredit', opening);
}

/**
 * Retail receipt for goods sold on behalf of third parties (11.5).
 *
 * @example
 * retailReceiptForThirdParties({ issuer: shop, series: 'RT', aa: '6', issueDate: '2026-11-20' }).line({ gross: '30.00', vat: 24 });
 */
export function retailReceiptForThirdParties(
  opening: Opening<'retailReceiptForThirdParties'>,
): Builder<'retailReceiptForThirdParties', 'line' | 'payment'> {
  return open('retailReceiptForThirdParties', opening);
}
