import { later, millisecondsUntil } from '../time.js';
import type { Lease } from './attempts.js';
import type { JournalRow } from './rows.js';

/** Whether a lease may replace one that has not expired: the same one again, or that of a process that was restarted. */
export const mayFollow = (lease: Lease, held: Lease): boolean =>
  lease.id === held.id || (lease.holder === held.holder && lease.run !== held.run);

/** How long a lease is from now on, in milliseconds. */
export const leaseTimeOf = ({ until }: Pick<Lease, 'until'>, at: string): number =>
  millisecondsUntil(new Date(until), new Date(at));

/**
 * When a lease ends. One that lies further ahead than it is long was taken before the clock was set back: it counts from now,
 * so that nobody waits until the old time comes again, and whoever still has it keeps it for its time.
 *
 * @param leaseTime how long it was when it was taken, in milliseconds; `null` if an older version took it
 */
export const endOfLease = (until: string, leaseTime: number | null, at: string): string =>
  leaseTime !== null && leaseTimeOf({ until }, at) > leaseTime
    ? later(new Date(at), leaseTime).toISOString()
    : until;

/** A moment in the past: one that is ahead was written before the clock was set back, and counts from now. */
export const notAhead = (moment: string, at: string): string => (moment > at ? at : moment);

/** Whether the first attempt of a row began, and nothing else has happened to it. */
export const isFirst = ({ standing, attempts }: JournalRow): boolean =>
  standing === 'sending' && attempts === 1;
