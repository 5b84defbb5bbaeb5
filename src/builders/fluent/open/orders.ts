import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Restaurant order slip (8.6). Without `tableAA` it opens a new table, whose GUID is then in the header of the
 * document.
 *
 * @example
 * orderSlip({ issuer: tavern, series: 'OS', aa: '201', issueDate: '2026-11-20' }).line({ description: 'Καφές', quantity: 2, unit: 1, unitPrice: '3.50', vat: 24 });
 */
export function orderSlip(opening: Opening<'orderSlip'>): Builder<'orderSlip', 'line'> {
  return open('orderSlip', opening);
}

/**
 * Cancels lines of order slips of a table (8.6, partial): its lines are the cancelled ones, with positive
 * amounts.
 *
 * @example
 * orderCancellation({ issuer: tavern, series: 'OS', aa: '202', issueDate: '2026-11-20', tableAA });
 */
export function orderCancellation(
  opening: Opening<'orderCancellation'>,
): Builder<'orderCancellation', 'line'> {
  return open('orderCancellation', opening);
}

/**
 * Cancels order slips of a table completely (8.6, total). It needs no lines and can be built immediately.
 *
 * @example
 * tableCancellation({ issuer: tavern, series: 'OS', aa: '203', issueDate: '2026-11-20', tableAA, multipleConnectedMarks: ['400001234567894'] }).build();
 */
export function tableCancellation(opening: Opening<'tableCancellation'>): Builder<'tableCancellation'> {
  return open('tableCancellation', opening);
}
