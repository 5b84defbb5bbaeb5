import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { type Kind, kinds } from '../kinds/kinds.js';
import type { Reading } from '../read/reading.js';

type Gathered = Record<string, unknown>;

const CANCELLED = 7;

/**
 * Sets the members that the builder itself decides. If the facts state another value, the builder's value is used and
 * the other one is reported.
 */
export function setOwnMembers(reading: Reading, kind: Kind, facts: Gathered): void {
  const { type } = kinds[kind];
  give(reading, facts, 'type', type, []);
  if (type !== '8.6') return;
  if (kind === 'tableCancellation') give(reading, facts, 'totalCancelDeliveryOrders', true, []);
  else if (facts['totalCancelDeliveryOrders'] !== undefined) {
    give(reading, facts, 'totalCancelDeliveryOrders', false, []);
  }
  const { lines } = facts;
  if (kind !== 'orderCancellation' || !Array.isArray(lines)) return;
  // Lines of a partial cancellation are negative by their recType; their amounts stay positive.
  facts['lines'] = lines.map((line: unknown, index) => {
    if (typeof line !== 'object' || line === null) return line;
    const cancelled: Gathered = { ...line };
    give(reading, cancelled, 'recType', CANCELLED, ['lines', index]);
    return cancelled;
  });
}

function give(
  reading: Reading,
  holder: Gathered,
  member: string,
  meant: string | number | boolean,
  path: Path,
): void {
  const stated = holder[member];
  if (stated !== undefined && stated !== meant) {
    const value = typeof stated === 'boolean' ? stated : shown(stated);
    reading.problem('builder-conflict', [...path, member], { member, meant, value });
  }
  holder[member] = meant;
}
