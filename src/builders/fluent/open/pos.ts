import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * POS collection receipt (8.4): an amount collected by card. It may refer to earlier documents.
 *
 * @example
 * posCollection({ issuer: shop, series: 'PC', aa: '9', issueDate: '2026-11-20' }).line({ net: '50.00' });
 */
export function posCollection(
  opening: Opening<'posCollection'>,
): Builder<'posCollection', 'line' | 'payment'> {
  return open('posCollection', opening);
}

/**
 * POS refund receipt (8.5): an amount returned to a card.
 *
 * @example
 * posRefund({ issuer: shop, series: 'PR', aa: '2', issueDate: '2026-11-20' }).line({ net: '50.00' });
 */
export function posRefund(opening: Opening<'posRefund'>): Builder<'posRefund', 'line' | 'payment'> {
  return open('posRefund', opening);
}
