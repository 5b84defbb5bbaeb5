import type { Builder } from '../builder.js';
import type { MovementFacts, Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Delivery note (9.1) for the documents in `correlatedInvoices`.
 *
 * @example
 * correlatedDeliveryNote({ issuer: shop, series: 'DN', aa: '31', issueDate: '2026-11-20', correlatedInvoices: ['400001234567890'] }).movement(toCustomer);
 */
export function correlatedDeliveryNote(
  opening: Opening<'correlatedDeliveryNote'> & MovementFacts,
): Builder<'correlatedDeliveryNote', 'counterpart' | 'line'>;
export function correlatedDeliveryNote(
  opening: Opening<'correlatedDeliveryNote'>,
): Builder<'correlatedDeliveryNote', 'counterpart' | 'line' | 'movement'>;
export function correlatedDeliveryNote(
  opening: Opening<'correlatedDeliveryNote'>,
): Builder<'correlatedDeliveryNote', 'counterpart' | 'line' | 'movement'> {
  return open('correlatedDeliveryNote', opening);
}

/**
 * Aggregate delivery note (9.2). Its counterpart has the number 000000000.
 *
 * @example
 * aggregateDeliveryNote({ issuer: shop, series: 'DN', aa: '32', issueDate: '2026-11-20' }).movement(onTheRoad);
 */
export function aggregateDeliveryNote(
  opening: Opening<'aggregateDeliveryNote'> & MovementFacts,
): Builder<'aggregateDeliveryNote', 'counterpart' | 'line'>;
export function aggregateDeliveryNote(
  opening: Opening<'aggregateDeliveryNote'>,
): Builder<'aggregateDeliveryNote', 'counterpart' | 'line' | 'movement'>;
export function aggregateDeliveryNote(
  opening: Opening<'aggregateDeliveryNote'>,
): Builder<'aggregateDeliveryNote', 'counterpart' | 'line' | 'movement'> {
  return open('aggregateDeliveryNote', opening);
}

/**
 * Delivery note (9.3), with or without values. The movement is stated in the opening or in a step.
 *
 * @example
 * deliveryNote({ issuer: shop, series: 'DN', aa: '33', issueDate: '2026-11-20' }).movement(toCustomer);
 */
export function deliveryNote(
  opening: Opening<'deliveryNote'> & MovementFacts,
): Builder<'deliveryNote', 'counterpart' | 'line'>;
export function deliveryNote(
  opening: Opening<'deliveryNote'>,
): Builder<'deliveryNote', 'counterpart' | 'line' | 'movement'>;
export function deliveryNote(
  opening: Opening<'deliveryNote'>,
): Builder<'deliveryNote', 'counterpart' | 'line' | 'movement'> {
  return open('deliveryNote', opening);
}

/**
 * Receiving note (10.1) for the documents in `correlatedInvoices`.
 *
 * @example
 * correlatedReceivingNote({ issuer: shop, series: 'RN', aa: '4', issueDate: '2026-11-20', receivingNotePurpose: 5, correlatedInvoices: ['400001234567892'] });
 */
export function correlatedReceivingNote(
  opening: Opening<'correlatedReceivingNote'>,
): Builder<'correlatedReceivingNote', 'counterpart' | 'line'> {
  return open('correlatedReceivingNote', opening);
}

/**
 * Receiving note (10.2): goods that arrived without a delivery note.
 *
 * @example
 * receivingNote({ issuer: shop, series: 'RN', aa: '5', issueDate: '2026-11-20', receivingNotePurpose: 1 });
 */
export function receivingNote(
  opening: Opening<'receivingNote'>,
): Builder<'receivingNote', 'counterpart' | 'line'> {
  return open('receivingNote', opening);
}
