import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Service invoice (2.1), to a customer in Greece.
 *
 * @example
 * serviceInvoice({ issuer: office, series: 'S', aa: '7', issueDate: '2026-11-20' }).counterpart(customer);
 */
export function serviceInvoice(
  opening: Opening<'serviceInvoice'>,
): Builder<'serviceInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('serviceInvoice', opening);
}

/**
 * Service invoice to a customer in another member state (2.2).
 *
 * @example
 * intraCommunityServiceInvoice({ issuer: office, series: 'S', aa: '8', issueDate: '2026-11-20' }).counterpart(berliner);
 */
export function intraCommunityServiceInvoice(
  opening: Opening<'intraCommunityServiceInvoice'>,
): Builder<'intraCommunityServiceInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('intraCommunityServiceInvoice', opening);
}

/**
 * Service invoice to a customer outside the European Union (2.3).
 *
 * @example
 * thirdCountryServiceInvoice({ issuer: office, series: 'S', aa: '9', issueDate: '2026-11-20' }).counterpart(londoner);
 */
export function thirdCountryServiceInvoice(
  opening: Opening<'thirdCountryServiceInvoice'>,
): Builder<'thirdCountryServiceInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('thirdCountryServiceInvoice', opening);
}

/**
 * Supplementary service invoice (2.4): it adds to the invoices in `correlatedInvoices`.
 *
 * @example
 * supplementaryServiceInvoice({ issuer: office, series: 'S', aa: '10', issueDate: '2026-11-20', correlatedInvoices: ['400001234567890'] });
 */
export function supplementaryServiceInvoice(
  opening: Opening<'supplementaryServiceInvoice'>,
): Builder<'supplementaryServiceInvoice', 'counterpart' | 'line' | 'payment'> {
  return open('supplementaryServiceInvoice', opening);
}
