import type { Numbering } from '../../flows/numbering/numbering.js';
import { readOptions } from '../../reading/options.js';
import { rowFilterNames, stateFilterNames } from './filter-names.js';
import type {
  AttemptBegin,
  AttemptEnd,
  FlowStates,
  Journal,
  JournalResult,
  JournalRow,
  Lease,
  RowFilter,
  RowName,
  StateFilter,
  StoredState,
  Taken,
} from './journal.js';
import { lazyNumbering } from './lazy-numbering.js';
import { isFiledIn, unsettled } from './standings.js';

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

/** No method awaits anything, so each one runs to its end before another begins. This makes it a transaction. */
class MemoryJournal implements Journal {
  readonly numbering: Numbering;
  readonly #keep: 'all' | 'unsettled';
  readonly #rows = new Map<string, JournalRow>();
  readonly #leases = new Map<string, Lease>();
  readonly #states = new Map<string, string>();

  constructor(keep: 'all' | 'unsettled', numbering: Numbering) {
    this.#keep = keep;
    this.numbering = numbering;
  }

  async take({ lease, at, states, request, operation, key, settles }: AttemptBegin): Promise<Taken> {
    const save = this.#saving(states);
    const id = idOf({ operation, key });
    const wanted = [id, ...this.#settled(settles)];
    for (const each of wanted) {
      const held = this.#leases.get(each);
      const isRestarted = held?.holder === lease.holder && held.run !== lease.run;
      if (held !== undefined && held.until > at && !isRestarted) return { taken: 'leased', lease: held };
    }
    for (const each of wanted) this.#leases.set(each, lease);
    const row = this.#rows.get(id);
    if (row !== undefined) return { taken: 'row', row };
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
    const save = this.#saving(states);
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
    const save = this.#saving(states);
    const id = idOf({ operation, key });
    this.#mustHold(id, lease);
    this.#record(id, standing, result);
    for (const document of this.#settled(settles)) {
      if (this.#leases.get(document)?.id !== lease.id) continue;
      const isIssued = this.#rows.get(document)?.standing === 'issued';
      if (isFiledIn(standing) && !isIssued) this.#record(document, standing, result);
      this.#leases.delete(document);
    }
    this.#leases.delete(id);
    save();
  }

  async release(name: RowName, lease: Lease): Promise<void> {
    const id = idOf(name);
    this.#mustHold(id, lease);
    this.#leases.delete(id);
  }

  async row(name: RowName): Promise<JournalRow | undefined> {
    return this.#rows.get(idOf(name));
  }

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    const read = readOptions<RowFilter>(filter, rowFilterNames);
    const { operation, standing, mark, uid, vatNumber, issueDate } = read;
    for (const row of [...this.#rows.values()]) {
      const isWanted =
        (operation === undefined || row.operation === operation) &&
        (standing === undefined || standing.includes(row.standing)) &&
        (mark === undefined || row.result?.mark === mark) &&
        (uid === undefined || row.result?.uid === uid) &&
        (vatNumber === undefined || row.request.about['vatNumber'] === vatNumber) &&
        (issueDate === undefined || row.request.about['issueDate'] === issueDate);
      if (isWanted) yield row;
    }
  }

  async state(name: string): Promise<unknown> {
    const text = this.#states.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    const { prefix = '' } = readOptions<StateFilter>(filter, stateFilterNames);
    for (const name of [...this.#states.keys()].sort()) {
      const state = await this.state(name);
      if (name.startsWith(prefix) && state !== undefined) yield { name, state };
    }
  }

  async saveStates(states: FlowStates): Promise<void> {
    this.#saving(states)();
  }

  async exchangeState(name: string, expected: unknown, next: unknown): Promise<unknown> {
    if (this.#states.get(name) === JSON.stringify(expected)) this.#saving({ [name]: next })();
    return this.state(name);
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

  /**
   * Prepares states for storing. Anything that cannot be stored throws here, before the rows change. States are kept as
   * text, as in a database, so that later changes by the caller do not affect them.
   */
  #saving(states: FlowStates = {}): () => void {
    const texts = Object.entries(states).map(([name, state]) => [name, JSON.stringify(state)] as const);
    return () => {
      for (const [name, text] of texts) {
        if (text === undefined) this.#states.delete(name);
        else this.#states.set(name, text);
      }
    };
  }

  #mustHold(id: string, lease: Lease): void {
    if (this.#leases.get(id)?.id !== lease.id) throw new Error(`the lease of ${id} is no longer held`);
  }
}
