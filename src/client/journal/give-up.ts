import { later } from '../time.js';
import type { Journal } from './journal.js';
import type { JournalRow } from './rows.js';

/** How long it may take to give a row up, in milliseconds. */
const LEASE = 60_000;

/**
 * Ends a row that is not filed, as refused, with the reason of the user. Returns whether it could: another process may
 * have it.
 */
export async function giveUp(journal: Journal, row: JournalRow, reason: string, now: Date): Promise<boolean> {
  const { operation, key, request } = row;
  const id = crypto.randomUUID();
  const lease = { holder: 'parastatiko journal', run: id, id, until: later(now, LEASE).toISOString() };
  const { taken } = await journal.take({ operation, key, request, lease, at: now.toISOString() });
  if (taken === 'leased') return false;
  await journal.end({ operation, key, lease, standing: 'refused', result: { why: reason } });
  return true;
}
