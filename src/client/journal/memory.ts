import type { Numbering } from '../../flows/numbering/numbering.js';
import { readOptions } from '../../reading/options.js';
import type { AttemptBegin, AttemptEnd, Lease, Taken } from './attempts.js';
import { rowFilterNames, stateFilterNames } from './filter-names.js';
import type { Journal } from './journal.js';
import { lazyNumbering } from './lazy-numbering.js';
import { isFirst, mayFollow } from './leases.js';
import { MemoryStates } from './memory-states.js';
import type { JournalResult, JournalRow, RowFilter, RowName } from './rows.js';
import { isFiledIn, unsettled } from './standings.js';
import type { FlowStates, StateFilter, StoredState } from './states.js';

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

/** Whether a row passes a filter. */
function isWanted(row: JournalRow, filter: RowFilter): boolean {
  const { operation, standing, mark, uid, vatNumber, issueDate } = filter;
  return (
    (operation === undefined || row.operation === operation) &&
    (standing === undefined || standing.includes(row.standing)) &&
    (mark === undefined || row.result?.mark === mark) &&
    (uid === undefined || row.result?.uid === uid) &&
    (vatNumber === undefined || row.request.about['vatNumber'] === vatNumber) &&
    (issueDate === undefined || row.request.about['issueDate'] === issueDate)
  );
}

/** No method awaits anything, so each one runs to its end before another begins. This makes it a transaction. */
class MemoryJournal implements Journal {
  readonly numbering: Numbering;
  readonly #keep: 'all' | 'unsettled';
  readonly #rows = new Map<string, JournalRow>();
  readonly #leases = new Map<string, Lease>();
  /** The lease that created a row, and the one that ended last, so that a step can be repeated. */
  readonly #created = new Map<string, string>();
  readonly #ended = new Map<string, string>();
  readonly #states = new MemoryStates();

  constructor(keep: 'all' | 'unsettled', numbering: Numbering) {
    this.#keep = keep;
    this.numbering = numbering;
  }

  async take({ lease, at, states, request, operation, key, settles }: AttemptBegin): Promise<Taken> {
    const save = this.#states.saving(states);
    const id = idOf({ operation, key });
    const wanted = [id, ...this.#settled(settles)];
    for (const each of wanted) {
      const held = this.#leases.get(each);
      if (held !== undefined && held.until > at && !mayFollow(lease, held)) {
        return { taken: 'leased', lease: held };
      }
    }
    for (const each of wanted) this.#leases.set(each, lease);
    const row = this.#rows.get(id);
    if (row !== undefined) {
      return this.#created.get(id) === lease.id && isFirst(row) ? { taken: 'new' } : { taken: 'row', row };
    }
    this.#created.set(id, lease.id);
    this.#rows.set(id, {
      operation,
      key,
      standing: 'sending',
      request,
      firstAttemptAt: at,
      lastAttemptAt: at,
      attempts: 1,
    });
    save();
    return { taken: 'new' };
  }

  async begin(
    { operation, key, lease, at, request, states, settles }: AttemptBegin,
    anew: boolean,
  ): Promise<void> {
    const save = this.#states.saving(states);
    const id = idOf({ operation, key });
    const held = [id, ...this.#settled(settles)];
    for (const each of held) this.#mustHold(each, lease);
    const row = this.#rows.get(id);
    this.#rows.set(id, {
      operation,
      key,
      standing: 'sending',
      request,
      firstAttemptAt: anew ? at : (row?.firstAttemptAt ?? at),
      lastAttemptAt: at,
      attempts: (row?.attempts ?? 0) + 1,
      ...(row?.result !== undefined && !anew && { result: row.result }),
    });
    for (const each of held) this.#leases.set(each, lease);
    save();
  }

  async end({ operation, key, lease, standing, result, states, settles }: AttemptEnd): Promise<void> {
    const save = this.#states.saving(states);
    const id = idOf({ operation, key });
    if (this.#ended.get(id) === lease.id) return;
    this.#mustHold(id, lease);
    this.#record(id, standing, result);
    for (const document of this.#settled(settles)) {
      if (this.#leases.get(document)?.id !== lease.id) continue;
      const isIssued = this.#rows.get(document)?.standing === 'issued';
      if (isFiledIn(standing) && !isIssued) this.#record(document, standing, result);
      this.#endLease(document, lease);
    }
    this.#endLease(id, lease);
    save();
  }

  async release(name: RowName, lease: Lease): Promise<void> {
    const id = idOf(name);
    if (this.#ended.get(id) === lease.id) return;
    this.#mustHold(id, lease);
    this.#endLease(id, lease);
  }

  async row(name: RowName): Promise<JournalRow | undefined> {
    return this.#rows.get(idOf(name));
  }

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    const read = readOptions<RowFilter>(filter, rowFilterNames);
    for (const row of [...this.#rows.values()]) if (isWanted(row, read)) yield row;
  }

  async state(name: string): Promise<unknown> {
    return this.#states.get(name);
  }

  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    const { prefix = '' } = readOptions<StateFilter>(filter, stateFilterNames);
    yield* this.#states.withPrefix(prefix);
  }

  async saveStates(states: FlowStates): Promise<void> {
    this.#states.saving(states)();
  }

  async exchangeState(name: string, expected: unknown, next: unknown): Promise<unknown> {
    return this.#states.exchange(name, expected, next);
  }

  /** The row that a completion settles, if it exists. */
  #settled(settles: RowName | undefined): string[] {
    return settles !== undefined && this.#rows.has(idOf(settles)) ? [idOf(settles)] : [];
  }

  #record(id: string, standing: AttemptEnd['standing'], result: JournalResult | undefined): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    const isForgotten = this.#keep === 'unsettled' && !NEEDED_LATER.has(standing);
    if (isForgotten) this.#rows.delete(id);
    else this.#rows.set(id, { ...row, standing, result: { ...row.result, ...result } });
  }

  #endLease(id: string, lease: Lease): void {
    this.#leases.delete(id);
    if (this.#rows.has(id)) this.#ended.set(id, lease.id);
    else for (const each of [this.#created, this.#ended]) each.delete(id);
  }

  #mustHold(id: string, lease: Lease): void {
    if (this.#leases.get(id)?.id !== lease.id) throw new Error(`the lease of ${id} is no longer held`);
  }
}
