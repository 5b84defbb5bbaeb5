import type { Builder } from '../builder.js';
import type { Opening } from '../opening-types.js';
import { open } from './open.js';

/**
 * Acquisition title (3.1): the buyer issues it for a seller who is not obliged to issue.
 *
 * @example
 * acquisitionTitle({ issuer: shop, series: 'TK', aa: '4', issueDate: '2026-11-20' }).counterpart(seller);
 */
export function acquisitionTitle(
  opening: Opening<'acquisitionTitle'>,
): Builder<'acquisitionTitle', 'counterpart' | 'line'> {
  return open('acquisitionTitle', opening);
}

/**
 * Acquisition title (3.2): the buyer issues it for a seller who refused to issue.
 *
 * @example
 * refusedAcquisitionTitle({ issuer: shop, series: 'TK', aa: '5', issueDate: '2026-11-20' }).counterpart(seller);
 */
export function refusedAcquisitionTitle(
  opening: Opening<'refusedAcquisitionTitle'>,
): Builder<'refusedAcquisitionTitle', 'counterpart' | 'line'> {
  return open('refusedAcquisitionTitle', opening);
}
