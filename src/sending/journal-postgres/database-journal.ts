import { inTurn } from '../../flows/numbering/steps.js';
import type { StoreNumbering } from '../../flows/numbering/store-numbering.js';
import { archived, wantedDocuments, wantedRows } from '../client/journal/archive.js';
import type { AttemptBegin, AttemptEnd, Lease, Taken } from '../client/journal/attempts.js';
import type { Claim, ClaimedRows } from '../client/journal/claims.js';
import type { ArchivedDocument, DocumentFilter } from '../client/journal/documents.js';
import { readFilter } from '../client/journal/filter.js';
import { stateFilterNames } from '../client/journal/filter-names.js';
import type { CountedCall } from '../client/journal/limits.js';
import { textsOf } from '../client/journal/own-states.js';
import { readClaim } from '../client/journal/read-claim.js';
import { beginningOf, type Retention, type RetiredMonth } from '../client/journal/retention.js';
import type { JournalRow, RowFilter, RowName, StandingCounts } from '../client/journal/rows.js';
import type { FlowStates, StateExchange, StateFilter, StoredState } from '../client/journal/states.js';
import { isMade, type Transaction, transactionSteps } from '../client/journal/transaction.js';
import type { SqlValue } from './database.js';
import { end, PostgresEvents, release } from './events.js';
import type { JoinedJournal } from './journals.js';
import { isFree, later, leased, type Place, timeOf } from './leases.js';
import { NumberTable } from './numbers.js';
import { retire } from './retire.js';
import { rowIn, rowsIn } from './search.js';
import { exchange, exchangeAll, saveStates, statesOf, storedState } from './states.js';
import { begin, take } from './taking.js';

/** So many entries are counted in a tenth of a second. */
const FEW = 2_000_000;

/** How many rows have each standing. In a large table, the server estimates how many are issued. */
async function standings({ steps, tables: { entries } }: Place): Promise<StandingCounts> {
  const others = await steps.all(
    `SELECT standing, pg_catalog.count(*)::text AS rows FROM ${entries} WHERE standing <> 'issued' GROUP BY standing`,
  );
  const counts: Record<string, number> = {};
  for (const { standing, rows } of others) counts[String(standing)] = Number(rows);
  const known = await steps.one(
    'SELECT reltuples::text AS rows FROM pg_catalog.pg_class WHERE oid = pg_catalog.to_regclass($1)::oid',
    entries,
  );
  const estimated = Number(known?.['rows']);
  const rest = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const issued = estimated > FEW ? Math.round(estimated - rest) : await countIssued({ steps, entries });
  return issued > 0 ? { ...counts, issued } : counts;
}

async function countIssued({ steps, entries }: { steps: Place['steps']; entries: string }): Promise<number> {
  const found = await steps.one(
    `SELECT pg_catalog.count(*)::text AS issued FROM ${entries} WHERE standing = 'issued'`,
  );
  return Number(found?.['issued']);
}

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
    yield* statesOf(steps, tables, readFilter<StateFilter>(steps.locale, filter, stateFilterNames));
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

/**
 * Counts a call with one statement, or returns how long it has to wait. The row of the limit is locked while its calls
 * are counted. If the answer was lost, the call counts twice, which only makes it slower.
 */
async function turn({ steps, tables: { limits } }: Place, { name, most, per }: CountedCall): Promise<number> {
  const since = "pg_catalog.clock_timestamp() - $2::float8 * interval '1 millisecond'";
  const counted = await steps.one(
    `INSERT INTO ${limits} AS old (name, calls) VALUES ($1, ARRAY[pg_catalog.clock_timestamp()])
     ON CONFLICT (name) DO UPDATE
       SET calls = array(SELECT made FROM pg_catalog.unnest(old.calls) made WHERE made > ${since}) OPERATOR(pg_catalog.||) pg_catalog.clock_timestamp()
       WHERE (SELECT pg_catalog.count(*) FROM pg_catalog.unnest(old.calls) made WHERE made > ${since}) < $3
     RETURNING name`,
    ...[name, per, most],
  );
  if (counted !== undefined) return 0;
  const found = await steps.one(
    `SELECT pg_catalog.ceil(extract(epoch FROM pg_catalog.min(made) - (${since})) * 1000::numeric)::text AS pause
     FROM ${limits}, pg_catalog.unnest(calls) made WHERE name = $1 AND made > ${since}`,
    ...[name, per],
  );
  return Math.max(1, Number(found?.['pause'] ?? 1));
}

/**
 * Leases the next rows that need work. Rows that another transaction is leasing are skipped, so callers never wait for
 * each other.
 */
function claim(place: Place, given: Claim): Promise<ClaimedRows> {
  const { steps, tables } = place;
  const read = readClaim(given, steps.locale);
  const { lease, limit, at } = read;
  const { sql, values } = conditionOf(read);
  return steps.write(async (queries) => {
    const taken = await queries.all(
      `WITH found AS (
         SELECT e.id FROM ${tables.entries} e WHERE ${isFree('e')} AND ${sql}
         ORDER BY e.id LIMIT $5 FOR UPDATE SKIP LOCKED
       )
       UPDATE ${tables.entries} e SET holder = $1, run = $2, lease_id = $3, lease_until = ${later('$4')}
       FROM found WHERE e.id = found.id RETURNING e.id::text`,
      ...[lease.holder, lease.run, lease.id, timeOf(read), limit, ...values],
    );
    const ids = taken.map(({ id }) => String(id)).sort((one, other) => Number(one) - Number(other));
    const rows = ids.length === 0 ? [] : await leased(place, queries, ids, at);
    return { rows, next: ids.length === limit ? ids.at(-1) : undefined };
  });
}

/** What is claimed, with its values from `$6` on. */
function conditionOf({ standing, olderThan, holder, branch, after }: ReturnType<typeof readClaim>) {
  const values: SqlValue[] = [];
  // The rows of a till are recovered there.
  const parts = ['e.origin IS NULL'];
  const add = (part: (value: string) => string, value: SqlValue | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    parts.push(part(`$${values.length + 5}`));
  };
  add((value) => `e.standing = ANY (${value})`, standing);
  // Only so is the index of the few rows that are not issued considered.
  if (!standing.includes('issued')) parts.push("e.standing <> 'issued'");
  add(
    (value) => `e.last_attempt_at <= pg_catalog.now() - ${value}::float8 * interval '1 millisecond'`,
    olderThan,
  );
  add((value) => `e.holder = ${value}`, holder);
  add((value) => `e.branch = ${value}`, branch);
  add((value) => `e.id > ${value}`, after);
  return { sql: parts.join(' AND '), values };
}
