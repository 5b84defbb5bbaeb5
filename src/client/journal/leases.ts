import type { Lease } from './attempts.js';
import type { JournalRow } from './rows.js';

/** Whether a lease may replace one that has not expired: the same one again, or that of a process that was restarted. */
export const mayFollow = (lease: Lease, held: Lease): boolean =>
  lease.id === held.id || (lease.holder === held.holder && lease.run !== held.run);

/** Whether the first attempt of a row began, and nothing else has happened to it. */
export const isFirst = ({ standing, attempts }: JournalRow): boolean =>
  standing === 'sending' && attempts === 1;
