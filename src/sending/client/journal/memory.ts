import type { Numbering, NumberTicket } from '../../../flows/inside.js';
import { english } from '../../../issues/inside.js';
import { hasMethods, isOneOf, type OptionForm } from '../../../reading/option-form.js';
import { readForm } from '../../../reading/options.js';
import type { DocumentNumber } from '../hooks.js';
import type { AttemptBegin, AttemptEnd, Lease, Taken } from './attempts.js';
import { hasBody, withBody } from './body.js';
import type { Claim, ClaimedRows } from './claims.js';
import type { ArchivedDocument, DocumentFilter } from './documents.js';
import { readClaim, readFilter, rowFilter, stateFilter } from './filter.js';
import type { Journal } from './journal.js';
import { lazyNumbering, withoutTaken } from './lazy-numbering.js';
import { isFirst } from './leases.js';
import { heldBy, isPresent, lend, MemoryEntries, record } from './memory-entries.js';
import { memoryEvents } from './memory-events.js';
import { isClaimed, isWanted } from './memory-filters.js';
import { MemoryStates } from './memory-states.js';
import { keyOf } from './number-in-key.js';
import { beginningOf, type Retention, type RetiredMonth } from './retention.js';
import type { JournalRow, RowFilter, RowName, StandingCounts } from './rows.js';
import { isFiledIn, leavesNumber } from './standings.js';
import type { FlowStates, StateExchange, StateFilter, StoredState } from './states.js';
import type { NumberSettlement, Transaction } from './transaction.js';

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

const FORM: OptionForm<MemoryJournalOptions, string> = {
  keep: [isOneOf(['all', 'unsettled']), "'unsettled'"],
  numbering: [hasMethods('reserve'), 'memoryNumbering()'],
};

/**
 * A journal in memory, for one process. Its contents are lost when the process ends. Use it for tests, and in programs
 * that keep their documents elsewhere.
 *
 * @example
 * const client = createClient({ baseUrl, apiKey, journal: memoryJournal() });
 */
export function memoryJournal(options?: MemoryJournalOptions): Journal {
  const { keep, numbering } = readForm(options, FORM);
  return new MemoryJournal(keep ?? 'all', numbering ?? lazyNumbering(newNumbering));
}

const newNumbering = async (): Promise<Numbering> =>
  (await import('../../../flows/numbering/memory.js')).memoryNumbering();

/** No method awaits anything, so each one runs to its end before another begins. This makes it a transaction. */
class MemoryJournal implements Journal {
  readonly numbering: Numbering;
  readonly webhooks = memoryEvents();
  readonly #entries: MemoryEntries;
  readonly #states = new MemoryStates();

  constructor(keep: 'all' | 'unsettled', numbering: Numbering) {
    this.#entries = new MemoryEntries(keep);
    const rowOf = (number: DocumentNumber) => this.#entries.of({ operation: 'issue', key: keyOf(number) });
    this.numbering = withoutTaken(numbering, (number, kind) => {
      const row = rowOf(number)?.row;
      return row !== undefined && (kind === 'new' || !leavesNumber(row));
    });
  }

  async take({ lease, at, states, request, operation, key, settles }: AttemptBegin): Promise<Taken> {
    const save = this.#states.saving(states);
    const name = { operation, key };
    const entry = this.#entries.of(name);
    const wanted = [entry, this.#entries.of(settles)].filter(isPresent);
    for (const each of wanted) {
      const held = heldBy(each, lease, at);
      if (held !== undefined) return { taken: 'leased', lease: held };
    }
    if (entry !== undefined) withBody(entry.row);
    for (const each of wanted) lend(each, lease, at);
    if (entry !== undefined) {
      const { row, created } = entry;
      return created === lease.id && isFirst(row) ? { taken: 'new' } : { taken: 'row', row };
    }
    const times = { firstAttemptAt: at, lastAttemptAt: at, attempts: 1 };
    const row: JournalRow = { ...name, standing: 'sending', request, ...times, holder: lease.holder };
    this.#entries.add(row, lease, at);
    save();
    return { taken: 'new' };
  }

  async begin(
    { operation, key, lease, at, request, states, settles }: AttemptBegin,
    anew: boolean,
  ): Promise<void> {
    const save = this.#states.saving(states);
    const entry = this.#entries.held({ operation, key }, lease);
    const document = settles && this.#entries.of(settles) && this.#entries.held(settles, lease);
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
    for (const each of [entry, document].filter(isPresent)) lend(each, lease, at);
    save();
  }

  async end({ operation, key, lease, standing, result, states, settles }: AttemptEnd): Promise<void> {
    const save = this.#states.saving(states);
    const name = { operation, key };
    if (this.#entries.of(name)?.ended === lease.id) return;
    const entry = this.#entries.held(name, lease);
    record(entry, standing, result);
    const document = this.#entries.of(settles);
    if (document?.lease?.id === lease.id) {
      if (isFiledIn(standing) && document.row.standing !== 'issued') record(document, standing, result);
      this.#entries.endLease(document, lease);
    }
    this.#entries.endLease(entry, lease);
    save();
  }

  async release(name: RowName, lease: Lease): Promise<void> {
    if (this.#entries.of(name)?.ended === lease.id) return;
    this.#entries.endLease(this.#entries.held(name, lease), lease);
  }

  async claim(claim: Claim): Promise<ClaimedRows> {
    const read = readClaim(claim, english);
    const { lease, at, limit, after = '0' } = read;
    const wanted = this.#entries
      .all()
      .filter(
        (entry) =>
          entry.place > Number(after) && isClaimed(entry.row, read) && heldBy(entry, lease, at) === undefined,
      );
    const claimed = wanted.slice(0, limit);
    for (const each of claimed) lend(each, lease, at);
    const rows = claimed.map(({ row }) => row);
    return { rows, next: rows.length === limit ? String(claimed.at(-1)?.place) : undefined };
  }

  async row(name: RowName): Promise<JournalRow | undefined> {
    const row = this.#entries.of(name)?.row;
    return row && withBody(row);
  }

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    const read = readFilter(english, filter, rowFilter);
    for (const row of this.#entries.rows()) if (isWanted(row, read) && hasBody(row)) yield row;
  }

  async standings(): Promise<StandingCounts> {
    const counts: { -readonly [standing in keyof StandingCounts]: number } = {};
    for (const { standing } of this.#entries.rows()) counts[standing] = (counts[standing] ?? 0) + 1;
    return counts;
  }

  async *documents(filter?: DocumentFilter): AsyncGenerator<ArchivedDocument> {
    const { documentsOf } = await import('./memory-archive.js');
    yield* documentsOf(this.#entries.rows(), filter);
  }

  async retire(retention: Retention): Promise<readonly RetiredMonth[]> {
    const { retireFrom } = await import('./memory-archive.js');
    const retired = retireFrom(this.#entries.rows(), retention, (row) => {
      const entry = this.#entries.of(row);
      if (entry !== undefined) entry.row = row;
    });
    await this.webhooks.forget?.(beginningOf(retention));
    return retired;
  }

  async state(name: string): Promise<unknown> {
    return this.#states.get(name)?.state;
  }

  async storedState(name: string): Promise<StoredState | undefined> {
    return this.#states.get(name);
  }

  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    yield* this.#states.found(readFilter(english, filter, stateFilter));
  }

  async saveStates(states: FlowStates): Promise<void> {
    this.#states.saving(states)();
  }

  async exchangeState(name: string, version: number | undefined, next: unknown): Promise<StateExchange> {
    return this.#states.exchange(name, version, next);
  }

  async transact({ versions, reserve = [], states, settle = [] }: Transaction): Promise<boolean> {
    const tickets: NumberTicket[] = [];
    return await this.#reserved(tickets, async () => {
      if (!this.#states.has(versions)) return false;
      for (const { series, facts } of reserve) tickets.push(await this.numbering.reserve(series, facts));
      const save = this.#states.saving(states(tickets));
      // Settling again changes nothing, so a conflict after it does no harm.
      for (const each of settle) await settled(this.numbering, each);
      if (!this.#states.has(versions)) return false;
      save();
      return true;
    });
  }

  /** Gives reserved numbers back if the work fails. */
  async #reserved(tickets: readonly NumberTicket[], work: () => Promise<boolean>): Promise<boolean> {
    let isMade = false;
    try {
      isMade = await work();
      return isMade;
    } finally {
      if (!isMade) for (const ticket of tickets) await this.numbering.release(ticket);
    }
  }
}

const settled = (numbering: Numbering, settlement: NumberSettlement): Promise<void> => {
  const { ticket } = settlement;
  if (settlement.as === 'issued') return numbering.commit(ticket, settlement.answer);
  return settlement.as === 'burnt' ? numbering.burn(ticket, settlement.why) : numbering.release(ticket);
};
