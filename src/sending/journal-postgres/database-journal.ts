import { inTurn, type StoreNumbering } from '../../flows/inside.js';
import type { Locale } from '../../issues/inside.js';
import {
  type AttemptBegin,
  type AttemptEnd,
  type Claim,
  type ClaimedRows,
  type Condition,
  type CountedCall,
  DatabaseReader,
  type FlowStates,
  isMade,
  type JournalRow,
  type Lease,
  type Retention,
  type RetiredMonth,
  type RowName,
  type StandingCounts,
  type StateExchange,
  type StoredState,
  type Taken,
  type Transaction,
  textsOf,
  transactionSteps,
  type Wanted,
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
import { exchange, exchangeAll, saveStates, statePage, storedState } from './states.js';
import { begin, take } from './taking.js';

/** The journal on a database: on any connection, or in a transaction of the caller. */
export class DatabaseJournal extends DatabaseReader implements JoinedJournal {
  readonly numbering: StoreNumbering;
  readonly webhooks: PostgresEvents;
  protected readonly locale: Locale;
  readonly #place: Place;

  constructor(place: Place, numbering: StoreNumbering) {
    super();
    this.locale = place.steps.locale;
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

  protected override search(wanted: Wanted): AsyncGenerator<JournalRow> {
    return rowsIn(this.#place, wanted);
  }

  async standings(): Promise<StandingCounts> {
    return standings(this.#place);
  }

  protected override retireRows(retention: Retention): Promise<readonly RetiredMonth[]> {
    return retire(this.#place, retention);
  }

  protected override forgetEvents(before: Date): Promise<void> {
    return this.webhooks.forget(before);
  }

  storedState(name: string): Promise<StoredState | undefined> {
    return storedState(this.#place.steps, this.#place.tables, name);
  }

  protected override statePage(condition: Condition, size: number): Promise<readonly StoredState[]> {
    return statePage(this.#place.steps, this.#place.tables, condition, size);
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
