import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Sales invoice (1.1), to a customer in Greece. With `movement` it is also a delivery note. It can close delivery notes
 * or order slips.
 *
 * @example
 * salesInvoice({ issuer: shop, series: 'A', aa: '101', issueDate: '2026-11-20' }).counterpart(customer);
 */
export function salesInvoice(
  opening: Opening<'salesInvoice'>,
): Builder<'salesInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('salesInvoice', opening);
}

/**
 * Sales invoice for an intra-community supply (1.2), to a customer in another member state.
 *
 * @example
 * intraCommunitySalesInvoice({ issuer: shop, series: 'EU', aa: '7', issueDate: '2026-11-20' }).counterpart(berliner);
 */
export function intraCommunitySalesInvoice(
  opening: Opening<'intraCommunitySalesInvoice'>,
): Builder<'intraCommunitySalesInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('intraCommunitySalesInvoice', opening);
}

/**
 * Sales invoice for an export (1.3), to a customer outside the European Union.
 *
 * @example
 * thirdCountrySalesInvoice({ issuer: shop, series: 'EX', aa: '3', issueDate: '2026-11-20' }).counterpart(londoner);
 */
export function thirdCountrySalesInvoice(
  opening: Opening<'thirdCountrySalesInvoice'>,
): Builder<'thirdCountrySalesInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('thirdCountrySalesInvoice', opening);
}

/**
 * Sales invoice for goods sold on behalf of third parties (1.4).
 *
 * @example
 * salesInvoiceForThirdParties({ issuer: shop, series: 'T', aa: '9', issueDate: '2026-11-20' }).counterpart(customer);
 */
export function salesInvoiceForThirdParties(
  opening: Opening<'salesInvoiceForThirdParties'>,
): Builder<'salesInvoiceForThirdParties', 'counterpart' | 'line' | 'payment'> {
  return open('salesInvoiceForThirdParties', opening);
}

/**
 * Clearance of sales on behalf of third parties, with the fee from them (1.5). Each line states which of the two it is.
 *
 * @example
 * clearanceInvoice({ issuer: shop, series: 'C', aa: '2', issueDate: '2026-11-20' }).counterpart(principal);
 */
export function clearanceInvoice(
  opening: Opening<'clearanceInvoice'>,
): Builder<'clearanceInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('clearanceInvoice', opening);
}

/**
 * Supplementary sales invoice (1.6): it adds to the invoices in `correlatedInvoices`.
 *
 * @example
 * supplementarySalesInvoice({ issuer: shop, series: 'A', aa: '102', issueDate: '2026-11-20', correlatedInvoices: ['400001234567890'] });
 */
export function supplementarySalesInvoice(
  opening: Opening<'supplementarySalesInvoice'>,
): Builder<'supplementarySalesInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('supplementarySalesInvoice', opening);
}
