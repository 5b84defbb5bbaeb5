import { inTurn, type StoreNumbering } from '../../flows/inside.js';
import {
  type ArchivedDocument,
  type AttemptBegin,
  type AttemptEnd,
  archived,
  beginningOf,
  type Claim,
  type ClaimedRows,
  type CountedCall,
  type DocumentFilter,
  type FlowStates,
  isMade,
  type JournalRow,
  type Lease,
  type Retention,
  type RetiredMonth,
  type RowFilter,
  type RowName,
  readFilter,
  type StandingCounts,
  type StateExchange,
  type StateFilter,
  type StoredState,
  stateFilter,
  type Taken,
  type Transaction,
  textsOf,
  transactionSteps,
  wantedDocuments,
  wantedRows,
} from '../client/journal/inside.js';
import { claim } from './claim.js';
import { end, release } from './ending.js';
import { PostgresEvents } from './events.js';
import type { JoinedJournal } from './journals.js';
import type { Place } from './leases.js';
import { turn } from './limits.js';
import { NumberTable } from './numbers.js';
import { retire } from './retire.js';
import { rowIn, rowsIn } from './search.js';
import { standings } from './standings.js';
import { exchange, exchangeAll, saveStates, statesOf, storedState } from './states.js';
import { begin, take } from './taking.js';

/** The journal on a database: on any connection, or in a transaction of the caller. */
export class DatabaseJournal implements JoinedJournal {
  readonly numbering: StoreNumbering;
  readonly webhooks: PostgresEvents;
  readonly #place: Place;

  constructor(place: Place, numbering: StoreNumbering) {
    this.#place = place;
    this.numbering = numbering;
    this.webhooks = new PostgresEvents(place.steps, place.tables);
  }

  take(given: AttemptBegin): Promise<Taken> {
    return take(this.#place, given);
  }

  begin(given: AttemptBegin, anew: boolean): Promise<void> {
    return begin(this.#place, given, anew);
  }

  end(given: AttemptEnd): Promise<void> {
    return end(this.#place, given);
  }

  release(name: RowName, lease: Lease): Promise<void> {
    return release(this.#place, name, lease);
  }

  async claim(given: Claim): Promise<ClaimedRows> {
    return claim(this.#place, given);
  }

  turn(call: CountedCall): Promise<number> {
    return turn(this.#place, call);
  }

  row(name: RowName): Promise<JournalRow | undefined> {
    return rowIn(this.#place, name);
  }

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    yield* rowsIn(this.#place, wantedRows(filter, this.#place.steps.locale));
  }

  async *documents(filter?: DocumentFilter): AsyncGenerator<ArchivedDocument> {
    const wanted = wantedDocuments(filter, this.#place.steps.locale);
    for await (const row of rowsIn(this.#place, wanted)) yield archived(row);
  }

  async standings(): Promise<StandingCounts> {
    return standings(this.#place);
  }

  async retire(retention: Retention): Promise<readonly RetiredMonth[]> {
    const retired = await retire(this.#place, retention);
    await this.webhooks.forget(beginningOf(retention));
    return retired;
  }

  async state(name: string): Promise<unknown> {
    return (await this.storedState(name))?.state;
  }

  storedState(name: string): Promise<StoredState | undefined> {
    return storedState(this.#place.steps, this.#place.tables, name);
  }

  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    const { steps, tables } = this.#place;
    yield* statesOf(steps, tables, readFilter(steps.locale, filter, stateFilter));
  }

  async saveStates(states: FlowStates): Promise<void> {
    const { steps, tables } = this.#place;
    const texts = textsOf(states, steps.locale);
    await steps.write((queries) => saveStates(queries, tables, texts));
  }

  exchangeState(name: string, version: number | undefined, next: unknown): Promise<StateExchange> {
    const { steps, tables } = this.#place;
    return exchange(steps, tables, name, version, next);
  }

  transact(transaction: Transaction): Promise<boolean> {
    const { steps, tables } = this.#place;
    const step = crypto.randomUUID();
    const write = steps.write((queries) => {
      const numbers = this.numbering.within(new NumberTable(queries, tables, step));
      return inTurn(
        transactionSteps(transaction, numbers, (versions, next) =>
          exchangeAll(queries, tables, versions, textsOf(next, steps.locale), step),
        ),
      );
    });
    return isMade(write);
  }
}
