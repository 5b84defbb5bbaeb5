import type { AttemptBegin, Journal, Lease } from '../../sending/client/journal/inside.js';
import { aTime } from './expect.js';

export interface Kit {
  readonly journal: Journal;
  /** A time that the case gave; any time if the store has a clock of its own. */
  readonly time: (given: string) => unknown;
  /** The answer of `take` for a row that is held with this lease. */
  readonly leased: (lease: Lease) => object;
  /** Waits until short leases have expired by the clock of the store. */
  readonly expired: () => Promise<void>;
}

/** Cases by their titles. */
export type Cases = Readonly<Record<string, (kit: Kit) => Promise<void>>>;

export const kitOf = (journal: Journal, ownClock: boolean): Kit => {
  const time = (given: string): unknown => (ownClock ? aTime : given);
  return {
    journal,
    time,
    leased: ({ until, ...others }) => ({ taken: 'leased', lease: { ...others, until: time(until) } }),
    expired: () => new Promise((resolve) => setTimeout(resolve, ownClock ? 20 : 0)),
  };
};

export const name = { operation: 'issue', key: '["800123456",0,"11.1","A","101"]' } as const;
export const request = {
  call: 'SendInvoices',
  query: { skipSignature: 'true' },
  body: '{"invoice":[{}]}',
  about: {},
};
export const NOW = '2026-11-20T10:00:00.000Z';
export const LATER = '2026-11-20T10:05:00.000Z';
const UNTIL = '2026-11-20T10:02:00.000Z';

let leases = 0;
export const lease = (holder = 'till 1', run = 'run 1', until = UNTIL): Lease => {
  leases += 1;
  return { holder, run, id: `lease ${leases}`, until };
};
/** A lease that begins five minutes later. */
export const late = (holder: string): Lease => lease(holder, 'run', '2026-11-20T10:07:00.000Z');
export const shortLease = (holder?: string, run?: string): Lease =>
  lease(holder, run, '2026-11-20T10:00:00.001Z');
export const begin = (given: Partial<AttemptBegin> = {}): AttemptBegin => ({
  ...name,
  lease: lease(),
  at: NOW,
  request,
  ...given,
});
