import { recordOf } from '../../reading/record.js';
import type { Path } from '../../types/index.js';
import { identityOf } from '../shared/answer.js';
import type { Refusing } from '../shared/refusing.js';
import { entriesIdentified, withEntry } from './entries.js';
import { nameOf } from './numbers.js';
import type { Entry, FoundEntry, TableState } from './state.js';

/** The table with the slips of the service's records that it does not have yet. */
export function withOpenOrders(
  state: TableState,
  orders: unknown,
  refusing: Refusing,
  at: Path = [],
): TableState {
  if (!Array.isArray(orders)) return refusing.refuse('table/not-facts', at);
  let { entries } = state;
  for (const [index, order] of orders.entries()) {
    const entry = foundEntry(order, refusing, [...at, index]);
    if (!isThere(entries, entry, refusing, [...at, index])) entries = withEntry(entries, entry);
  }
  return { ...state, entries };
}

function foundEntry(order: unknown, refusing: Refusing, at: Path): FoundEntry {
  const record = recordOf(order);
  const { quantityProducts, totalNet } = record ?? {};
  if (!isSum(quantityProducts) || !isSum(totalNet)) return refusing.refuse('table/open-order', at);
  const identity = identityOf(record, refusing, at);
  const { mark = '', uid = '' } = identity;
  return { kind: 'found', order: { mark, uid, quantityProducts, totalNet }, fate: 'issued', ...identity };
}

const isSum = (value: unknown): value is number => Number.isFinite(value);

/**
 * Whether the table has the slip of a record: a document of its own with the MARK or UID, or an identical record. A record
 * with the MARK of one slip and the UID of another is refused, and so are two different records of one slip.
 */
function isThere(entries: readonly Entry[], record: FoundEntry, refusing: Refusing, at: Path): boolean {
  let isSlip = false;
  for (const member of ['mark', 'uid'] as const) {
    const given = record[member];
    const [other] = given === undefined ? [] : entriesIdentified(entries, member, given);
    if (given === undefined || other === undefined) continue;
    if (!isSame(other.entry, record))
      refusing.refuse('table/answer-taken', [...at, member], { given, number: nameOf(other.entry) });
    isSlip = true;
  }
  return isSlip;
}

const isSame = (entry: Entry, record: FoundEntry): boolean =>
  entry.kind === 'found'
    ? JSON.stringify(entry) === JSON.stringify(record)
    : (['mark', 'uid'] as const).every(
        (member) => (entry[member] ?? record[member]) === (record[member] ?? entry[member]),
      );
