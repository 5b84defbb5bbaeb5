import {
  inTurn,
  type NumberPlace,
  type NumberRecord,
  type NumberSeries,
  type NumberSettings,
  type NumberStepRunner,
  type NumberStore,
  recordIn,
  StoreNumbering,
  seriesIn,
  type startOf,
  type UnusedNumber,
  valuesOf,
} from '../../flows/inside.js';
import { FATES, keyOf, LEAVES_NUMBER, reservationOf, resultOf } from '../client/journal/inside.js';
import type { Queries, Steps } from './database.js';
import type { Tables } from './tables.js';

/** Numbers in the database. Each step is one transaction, which locks the series or the number that it changes. */
export function numberingOn(steps: Steps, tables: Tables, settings: NumberSettings): StoreNumbering {
  const runner: NumberStepRunner = {
    change: (step) => {
      const id = crypto.randomUUID();
      return steps.write((queries) => inTurn(step(new NumberTable(queries, tables, id))));
    },
    read: (step) => inTurn(step(new NumberTable(steps, tables))),
  };
  return new StoreNumbering(runner, settings);
}

/** Begins series that are new. An existing series continues. */
export async function beginSeries(
  steps: Steps,
  tables: Tables,
  series: ReturnType<typeof startOf>['series'],
): Promise<void> {
  if (series.length === 0) return;
  await steps.write(async (queries) => {
    const table = new NumberTable(queries, tables);
    for (const each of series) await table.begin(each, each.first);
  });
}

const ofSeries = (first: number): string =>
  ['s.vat_number', 's.branch', 's.invoice_type', 's.series']
    .map((column, index) => `${column} = $${first + index}`)
    .join(' AND ');
const OF_SERIES = ofSeries(1);

const COLUMNS = [
  ...[
    's.vat_number',
    's.branch',
    's.invoice_type',
    's.series',
    'n.aa::pg_catalog.text AS aa',
    'n.issue_date',
    'n.memo',
  ],
  ...['n.holder', 'n.reserved_at', 'n.mark', 'n.uid', 'n.reason', 'n.used_by::pg_catalog.text AS used_by'],
  'n.is_free',
].join(', ');

export class NumberTable implements NumberStore {
  readonly #queries: Queries;
  readonly #series: string;
  readonly #numbers: string;
  readonly #entries: string;
  readonly #from: string;
  readonly #step: string;
  /** How many numbers this step has reserved. */
  #reserved = 0;

  /** `step`: the same when a step is repeated because the answer to its commit was lost. */
  constructor(queries: Queries, { series, numbers, entries }: Tables, step = '') {
    this.#step = step;
    this.#queries = queries;
    this.#series = series;
    this.#numbers = numbers;
    this.#entries = entries;
    this.#from = `FROM ${numbers} n JOIN ${series} s ON s.id = n.series_id`;
  }

  /** Begins a series if it is new. An existing series continues. */
  async begin(series: NumberSeries, first: string): Promise<void> {
    await this.#queries.all(
      `INSERT INTO ${this.#series} (vat_number, branch, invoice_type, series, first, next)
       VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING`,
      ...valuesOf(series),
      first,
    );
  }

  /** Locks the series until the transaction ends. A sequence would leave gaps. A repeated step gets its number again. */
  async next(series: NumberSeries): Promise<string> {
    await this.begin(series, '1');
    const sql = `SELECT next::pg_catalog.text FROM ${this.#series} s WHERE ${OF_SERIES} FOR UPDATE`;
    const locked = await this.#queries.one(sql, ...valuesOf(series));
    const reserved = await this.#queries.one(
      `SELECT aa::pg_catalog.text FROM ${this.#numbers} WHERE reserved_by = $1`,
      this.#reservation(),
    );
    if (reserved !== undefined) return String(reserved['aa']);
    // Numbers of documents whose callers stated them are skipped. One that was given back is free if its document was refused.
    const key = keyOf({ ...series, aa: '' });
    const ofDocument = (aa: string): string =>
      `SELECT FROM ${this.#entries} WHERE operation = 'issue' AND key = $1 || ${aa}::pg_catalog.text || $2`;
    const ends = [key.slice(0, -2), key.slice(-2)];
    const free = await this.#queries.one(
      `SELECT n.aa::pg_catalog.text AS aa ${this.#from} WHERE ${ofSeries(3)} AND ${FATES.free}
         AND NOT EXISTS (${ofDocument('n.aa')} AND NOT ${LEAVES_NUMBER}) ORDER BY n.aa LIMIT 1`,
      ...[...ends, ...valuesOf(series)],
    );
    if (free !== undefined) return String(free['aa']);
    const found = await this.#queries.one(
      `WITH RECURSIVE taken(next) AS (
         SELECT $3::numeric UNION ALL SELECT next + 1 FROM taken WHERE EXISTS (${ofDocument('next')}))
       SELECT max(next)::pg_catalog.text AS next FROM taken`,
      ...[...ends, String(locked?.['next'])],
    );
    return String(found?.['next']);
  }

  /** The name of the reservation that the step makes now. */
  #reservation(): string {
    return `${this.#step} ${this.#reserved}`;
  }

  async skipTo(series: NumberSeries, aa: string): Promise<string> {
    await this.begin(series, aa);
    const found = await this.#queries.one(
      `UPDATE ${this.#series} s SET next = greatest(next, $5::numeric) WHERE ${OF_SERIES} RETURNING next::pg_catalog.text`,
      ...[...valuesOf(series), aa],
    );
    return String(found?.['next']);
  }

  async add({ series, record }: NumberPlace): Promise<void> {
    await this.#queries.all(
      `WITH s AS (UPDATE ${this.#series} s SET next = greatest(next, $5::numeric + 1::numeric) WHERE ${OF_SERIES} RETURNING id)
       INSERT INTO ${this.#numbers} AS n (series_id, aa, issue_date, memo, holder, reserved_at, reserved_by)
       SELECT id, $5::numeric, $6, $7, $8, $9, $10 FROM s
       ON CONFLICT (series_id, aa) DO UPDATE SET issue_date = excluded.issue_date, memo = excluded.memo,
         holder = excluded.holder, reserved_at = excluded.reserved_at, reserved_by = excluded.reserved_by, is_free = false
       WHERE n.is_free`,
      ...[...valuesOf(series), record.aa, ...reservationOf(record), this.#reservation()],
    );
    this.#reserved += 1;
  }

  async find(series: NumberSeries, aa: string): Promise<NumberRecord | undefined> {
    if (!/^\d{1,20}$/.test(aa)) return undefined;
    const sql = `SELECT ${COLUMNS} ${this.#from} WHERE ${OF_SERIES} AND n.aa = $5 FOR UPDATE OF n`;
    const found = await this.#queries.one(sql, ...valuesOf(series), aa);
    return found && recordIn(found, JSON.parse);
  }

  async save({ series, record }: NumberPlace): Promise<void> {
    await this.#queries.all(
      `UPDATE ${this.#numbers} n SET mark = $6, uid = $7, reason = $8, used_by = $9, is_free = $10
       FROM ${this.#series} s WHERE s.id = n.series_id AND ${OF_SERIES} AND n.aa = $5`,
      ...[...valuesOf(series), record.aa, ...resultOf(record), record.isFree === true],
    );
  }

  async named(name: string): Promise<NumberRecord | undefined> {
    const sql = `SELECT ${COLUMNS} ${this.#from} WHERE n.mark = $1 OR n.uid = $1`;
    const found = await this.#queries.one(sql, name);
    return found && recordIn(found, JSON.parse);
  }

  async all(fate: UnusedNumber, series?: NumberSeries): Promise<readonly NumberPlace[]> {
    const of = series === undefined ? '' : `AND ${OF_SERIES}`;
    const rows = await this.#queries.all(
      `SELECT ${COLUMNS} ${this.#from} WHERE ${FATES[fate]} ${of} ORDER BY n.series_id, n.aa`,
      ...(series === undefined ? [] : valuesOf(series)),
    );
    return rows.map((row) => ({ series: seriesIn(row), record: recordIn(row, JSON.parse) }));
  }
}
