import type { Numbering } from '../../flows/numbering/numbering.js';
import { english } from '../../issues/locale.js';
import { readOptions } from '../../reading/options.js';
import type { AttemptBegin, AttemptEnd, Lease, Taken } from './attempts.js';
import { hasBody, withBody } from './body.js';
import type { Claim, ClaimedRows } from './claims.js';
import type { ArchivedDocument, DocumentFilter } from './documents.js';
import { readFilter } from './filter.js';
import { rowFilterNames, stateFilterNames } from './filter-names.js';
import type { Journal } from './journal.js';
import { lazyNumbering } from './lazy-numbering.js';
import { isFirst, mayFollow } from './leases.js';
import { memoryEvents } from './memory-events.js';
import { isClaimed, isWanted } from './memory-filters.js';
import { MemoryStates } from './memory-states.js';
import { readClaim } from './read-claim.js';
import type { Retention, RetiredMonth } from './retention.js';
import type {
  JournalResult,
  JournalRow,
  JournalStanding,
  RowFilter,
  RowName,
  StandingCounts,
} from './rows.js';
import { isFiledIn, unsettled } from './standings.js';
import type { FlowStates, StateExchange, StateFilter, StoredState } from './states.js';

/**
 * Options of `memoryJournal`.
 *
 * @example
 * const options: MemoryJournalOptions = { keep: 'unsettled' };
 */
export interface MemoryJournalOptions {
  /** `all` keeps every document; `unsettled` drops settled rows, so that memory does not grow. Default: `all`. */
  readonly keep?: 'all' | 'unsettled' | undefined;
  /** Default: numbering in memory that starts at 1. */
  readonly numbering?: Numbering | undefined;
}

/** Standings of rows that are kept although they need no work, because sending again depends on them. */
const NEEDED_LATER: ReadonlySet<string> = new Set([...unsettled, 'not-sent', 'held']);

/**
 * A journal in memory, for one process. Its contents are lost when the process ends. Use it for tests, and in programs
 * that keep their documents elsewhere.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, journal: memoryJournal() });
 */
export function memoryJournal(options?: MemoryJournalOptions): Journal {
  const { keep, numbering } = readOptions<MemoryJournalOptions>(options, { keep: true, numbering: true });
  return new MemoryJournal(keep ?? 'all', numbering ?? lazyNumbering(newNumbering));
}

const newNumbering = async (): Promise<Numbering> =>
  (await import('../../flows/numbering/memory.js')).memoryNumbering();

const idOf = ({ operation, key }: RowName): string => `${operation} ${key}`;

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

/** No method awaits anything, so each one runs to its end before another begins. This makes it a transaction. */
class MemoryJournal implements Journal {
  readonly numbering: Numbering;
  readonly webhooks = memoryEvents();
  readonly #keep: 'all' | 'unsettled';
  readonly #entries = new Map<string, Entry>();
  readonly #states = new MemoryStates();
  #written = 0;

  constructor(keep: 'all' | 'unsettled', numbering: Numbering) {
    this.#keep = keep;
    this.numbering = numbering;
  }

  async take({ lease, at, states, request, operation, key, settles }: AttemptBegin): Promise<Taken> {
    const save = this.#states.saving(states);
    const name = { operation, key };
    const entry = this.#entryOf(name);
    const wanted = [entry, this.#entryOf(settles)].filter(isPresent);
    for (const { lease: held } of wanted) {
      if (held !== undefined && !isFree(held, lease, at)) return { taken: 'leased', lease: held };
    }
    if (entry !== undefined) withBody(entry.row);
    for (const each of wanted) lend(each, lease);
    if (entry !== undefined) {
      const { row, created } = entry;
      return created === lease.id && isFirst(row) ? { taken: 'new' } : { taken: 'row', row };
    }
    const times = { firstAttemptAt: at, lastAttemptAt: at, attempts: 1 };
    const row: JournalRow = { ...name, standing: 'sending', request, ...times, holder: lease.holder };
    this.#written += 1;
    this.#entries.set(idOf(name), { row, lease, created: lease.id, place: this.#written });
    save();
    return { taken: 'new' };
  }

  async begin(
    { operation, key, lease, at, request, states, settles }: AttemptBegin,
    anew: boolean,
  ): Promise<void> {
    const save = this.#states.saving(states);
    const entry = this.#held({ operation, key }, lease);
    const document = settles && this.#entryOf(settles) && this.#held(settles, lease);
    const { firstAttemptAt, attempts, result } = entry.row;
    entry.row = {
      operation,
      key,
      standing: 'sending',
      request,
      firstAttemptAt: anew ? at : firstAttemptAt,
      lastAttemptAt: at,
      attempts: attempts + 1,
      result: anew ? undefined : result,
    };
    for (const each of [entry, document].filter(isPresent)) lend(each, lease);
    save();
  }

  async end({ operation, key, lease, standing, result, states, settles }: AttemptEnd): Promise<void> {
    const save = this.#states.saving(states);
    const name = { operation, key };
    if (this.#entryOf(name)?.ended === lease.id) return;
    const entry = this.#held(name, lease);
    record(entry, standing, result);
    const document = this.#entryOf(settles);
    if (document?.lease?.id === lease.id) {
      if (isFiledIn(standing) && document.row.standing !== 'issued') record(document, standing, result);
      this.#endLease(document, lease);
    }
    this.#endLease(entry, lease);
    save();
  }

  async release(name: RowName, lease: Lease): Promise<void> {
    if (this.#entryOf(name)?.ended === lease.id) return;
    this.#endLease(this.#held(name, lease), lease);
  }

  async claim(claim: Claim): Promise<ClaimedRows> {
    const read = readClaim(claim, english);
    const { lease, at, limit, after = '0' } = read;
    const wanted = [...this.#entries.values()].filter(
      (entry) =>
        entry.place > Number(after) &&
        isClaimed(entry.row, read) &&
        (entry.lease === undefined || isFree(entry.lease, lease, at)),
    );
    const claimed = wanted.slice(0, limit);
    for (const each of claimed) lend(each, lease);
    const rows = claimed.map(({ row }) => row);
    return { rows, next: rows.length === limit ? String(claimed.at(-1)?.place) : undefined };
  }

  async row(name: RowName): Promise<JournalRow | undefined> {
    const row = this.#entryOf(name)?.row;
    return row && withBody(row);
  }

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    const read = readOptions<RowFilter>(filter, rowFilterNames);
    for (const row of this.#rows()) if (isWanted(row, read) && hasBody(row)) yield row;
  }

  async standings(): Promise<StandingCounts> {
    const counts: { -readonly [standing in keyof StandingCounts]: number } = {};
    for (const { standing } of this.#rows()) counts[standing] = (counts[standing] ?? 0) + 1;
    return counts;
  }

  async *documents(filter?: DocumentFilter): AsyncGenerator<ArchivedDocument> {
    const { documentsOf } = await import('./memory-archive.js');
    yield* documentsOf(this.#rows(), filter);
  }

  async retire(retention: Retention): Promise<readonly RetiredMonth[]> {
    const { retireFrom } = await import('./memory-archive.js');
    return retireFrom(this.#rows(), retention, (row) => {
      const entry = this.#entryOf(row);
      if (entry !== undefined) entry.row = row;
    });
  }

  async state(name: string): Promise<unknown> {
    return this.#states.get(name)?.state;
  }

  async storedState(name: string): Promise<StoredState | undefined> {
    return this.#states.get(name);
  }

  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    yield* this.#states.found(readFilter<StateFilter>(english, filter, stateFilterNames));
  }

  async saveStates(states: FlowStates): Promise<void> {
    this.#states.saving(states)();
  }

  async exchangeState(name: string, version: number | undefined, next: unknown): Promise<StateExchange> {
    return this.#states.exchange(name, version, next);
  }

  #rows(): JournalRow[] {
    return [...this.#entries.values()].map(({ row }) => row);
  }

  #entryOf(name: RowName | undefined): Entry | undefined {
    return name && this.#entries.get(idOf(name));
  }

  /** The entry of a row whose lease is still held. */
  #held(name: RowName, lease: Lease): Entry {
    const entry = this.#entryOf(name);
    if (entry?.lease?.id === lease.id) return entry;
    throw new Error(`the lease of ${idOf(name)} is no longer held`);
  }

  #endLease(entry: Entry, lease: Lease): void {
    entry.lease = undefined;
    entry.ended = lease.id;
    const isForgotten = this.#keep === 'unsettled' && !NEEDED_LATER.has(entry.row.standing);
    if (isForgotten) this.#entries.delete(idOf(entry.row));
  }
}

/** Whether a lease may replace another one. */
const isFree = (held: Lease, lease: Lease, at: string): boolean => held.until <= at || mayFollow(lease, held);

function lend(entry: Entry, lease: Lease): void {
  entry.lease = lease;
  entry.row = { ...entry.row, holder: lease.holder };
}

function record(entry: Entry, standing: JournalStanding, result: JournalResult | undefined): void {
  entry.row = { ...entry.row, standing, result: { ...entry.row.result, ...result } };
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;
