import { type JournalRow, type Lease, leaseIn, rowIn, TAKEN_OUT } from '../client/journal/inside.js';
import type { SqlRow } from './driver.js';
import type { Store } from './store.js';

/** Whether a row has its request: that of an old month may have been taken out. */
export const hasBody = ({ body }: SqlRow): boolean => body !== TAKEN_OUT;

/** Converts a row of the table to a row of the journal. */
export function rowOf(store: Store, entry: SqlRow): JournalRow {
  if (!hasBody(entry)) {
    const what = `${entry['operation']} ${entry['key']}`;
    throw store.error('journal/body-missing', { what, month: String(entry['issue_date']).slice(0, 7) });
  }
  return rowIn(entry, entry['lease_holder'], store.parse);
}

export const leaseOf = (entry: SqlRow): Lease | undefined =>
  leaseIn(entry, [entry['lease_holder'], entry['lease_run']]);
