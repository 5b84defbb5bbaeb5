import type { Lease } from './attempts.js';
import { mayFollow } from './leases.js';
import type { JournalResult, JournalRow, JournalStanding, RowName } from './rows.js';
import { unsettled } from './standings.js';

/** A row and its leases. */
interface Entry {
  row: JournalRow;
  /** Its place in the order in which rows were first written. */
  readonly place: number;
  /** The lease that is held. */
  lease: Lease | undefined;
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

  add(row: JournalRow, lease: Lease): void {
    this.#written += 1;
    this.#entries.set(idOf(row), { row, lease, created: lease.id, place: this.#written });
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

/** Whether a lease may replace another one. */
export const isFree = (held: Lease, lease: Lease, at: string): boolean =>
  held.until <= at || mayFollow(lease, held);

export function lend(entry: Entry, lease: Lease): void {
  entry.lease = lease;
  entry.row = { ...entry.row, holder: lease.holder };
}

export function record(entry: Entry, standing: JournalStanding, result: JournalResult | undefined): void {
  entry.row = { ...entry.row, standing, result: { ...entry.row.result, ...result } };
}

export const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;
