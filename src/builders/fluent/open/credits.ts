import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Credit invoice (5.1) for the invoices in `correlatedInvoices`. Amounts are positive. It cannot close order slips,
 * because the authority accepts no connected MARKs on 5.1; use 5.2 for that.
 *
 * @example
 * creditInvoice({ issuer: shop, series: 'CR', aa: '3', issueDate: '2026-11-20', correlatedInvoices: ['400001234567890'] });
 */
export function creditInvoice(
  opening: Opening<'creditInvoice'>,
): Builder<'creditInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('creditInvoice', opening);
}

/**
 * Credit invoice without correlation (5.2). Amounts are positive. Of the two credit invoices, only this one can close
 * the order slips of a table.
 *
 * @example
 * uncorrelatedCreditInvoice({ issuer: shop, series: 'CR', aa: '4', issueDate: '2026-11-20' }).counterpart(customer);
 */
export function uncorrelatedCreditInvoice(
  opening: Opening<'uncorrelatedCreditInvoice'>,
): Builder<'uncorrelatedCreditInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('uncorrelatedCreditInvoice', opening);
}
