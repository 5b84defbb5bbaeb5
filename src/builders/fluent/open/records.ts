import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Self-delivery record (6.1): goods that the business takes for itself.
 *
 * @example
 * selfDelivery({ issuer: shop, series: 'SD', aa: '1', issueDate: '2026-11-20' });
 */
export function selfDelivery(opening: Opening<'selfDelivery'>): Builder<'selfDelivery', 'line'> {
  return open('selfDelivery', opening);
}

/**
 * Self-supply record (6.2): goods or services that the business uses itself.
 *
 * @example
 * selfSupply({ issuer: shop, series: 'SU', aa: '1', issueDate: '2026-11-20' });
 */
export function selfSupply(opening: Opening<'selfSupply'>): Builder<'selfSupply', 'line'> {
  return open('selfSupply', opening);
}

/**
 * Income from a contract (7.1).
 *
 * @example
 * contractIncome({ issuer: office, series: 'K', aa: '1', issueDate: '2026-11-20' }).counterpart(customer);
 */
export function contractIncome(
  opening: Opening<'contractIncome'>,
): Builder<'contractIncome', 'counterpart' | 'line' | 'payment'> {
  return open('contractIncome', opening);
}

/**
 * Income from rent (8.1).
 *
 * @example
 * rentIncome({ issuer: owner, series: 'R', aa: '1', issueDate: '2026-11-20' }).counterpart(tenant);
 */
export function rentIncome(
  opening: Opening<'rentIncome'>,
): Builder<'rentIncome', 'counterpart' | 'line' | 'payment'> {
  return open('rentIncome', opening);
}

/**
 * Climate resilience fee of an accommodation (8.2). The line has no value; its other taxes have the levy, stated as an
 * amount or as the stay. A stay over two seasons gives two lines.
 *
 * @example
 * climateFee({ issuer: hotel, series: 'TAK', aa: '1', issueDate: '2026-11-20' }).line({ otherTaxes: { category: 8, firstNight: '2026-11-19', nights: 1, rooms: 1 } });
 */
export function climateFee(opening: Opening<'climateFee'>): Builder<'climateFee', 'line'> {
  return open('climateFee', opening);
}
