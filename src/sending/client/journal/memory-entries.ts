import type { Lease } from './attempts.js';
import { endOfLease, leaseTimeOf, mayFollow, notAhead } from './leases.js';
import type { JournalResult, JournalRow, JournalStanding, RowName } from './rows.js';
import { unsettled } from './standings.js';

/** A row and its leases. */
interface Entry {
  row: JournalRow;
  /** Its place in the order in which rows were first written. */
  readonly place: number;
  /** The lease that is held. */
  lease: Lease | undefined;
  /** How long it was when it was taken, in milliseconds. */
  leaseTime: number;
  /** The lease that created the row, and the one that ended last, so that a step can be repeated. */
  readonly created: string;
  ended?: string;
}

/** Standings of rows that are kept although they need no work, because sending again depends on them. */
const NEEDED_LATER: ReadonlySet<string> = new Set([...unsettled, 'not-sent', 'held']);

const idOf = ({ operation, key }: RowName): string => `${operation} ${key}`;

/** The rows of a journal in memory, in the order in which they were first written. */
export class MemoryEntries {
  readonly #keep: 'all' | 'unsettled';
  readonly #entries = new Map<string, Entry>();
  #written = 0;

  constructor(keep: 'all' | 'unsettled') {
    this.#keep = keep;
  }

  all(): Entry[] {
    return [...this.#entries.values()];
  }

  rows(): JournalRow[] {
    return this.all().map(({ row }) => row);
  }

  of(name: RowName | undefined): Entry | undefined {
    return name && this.#entries.get(idOf(name));
  }

  add(row: JournalRow, lease: Lease, at: string): void {
    this.#written += 1;
    const leaseTime = leaseTimeOf(lease, at);
    this.#entries.set(idOf(row), { row, lease, leaseTime, created: lease.id, place: this.#written });
  }

  /** The entry of a row whose lease is still held. */
  held(name: RowName, lease: Lease): Entry {
    const entry = this.of(name);
    if (entry?.lease?.id === lease.id) return entry;
    throw new Error(`the lease of ${idOf(name)} is no longer held`);
  }

  endLease(entry: Entry, lease: Lease): void {
    entry.lease = undefined;
    entry.ended = lease.id;
    const isForgotten = this.#keep === 'unsettled' && !NEEDED_LATER.has(entry.row.standing);
    if (isForgotten) this.#entries.delete(idOf(entry.row));
  }
}

/** Who holds an entry, unless the lease may replace that one. */
export function heldBy(entry: Entry, lease: Lease, at: string): Lease | undefined {
  if (entry.lease === undefined || mayFollow(lease, entry.lease)) return undefined;
  entry.lease = { ...entry.lease, until: endOfLease(entry.lease.until, entry.leaseTime, at) };
  return entry.lease.until <= at ? undefined : entry.lease;
}

export function lend(entry: Entry, lease: Lease, at: string): void {
  const { row } = entry;
  entry.lease = lease;
  entry.leaseTime = leaseTimeOf(lease, at);
  const [firstAttemptAt, lastAttemptAt] = [notAhead(row.firstAttemptAt, at), notAhead(row.lastAttemptAt, at)];
  entry.row = { ...row, firstAttemptAt, lastAttemptAt, holder: lease.holder };
}

export function record(entry: Entry, standing: JournalStanding, result: JournalResult | undefined): void {
  entry.row = { ...entry.row, standing, result: { ...entry.row.result, ...result } };
}

export const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;
