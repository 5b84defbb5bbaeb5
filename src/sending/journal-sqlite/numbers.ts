import {
  after,
  atOnce,
  type IsTaken,
  type MemoryNumberingOptions,
  type NumberPlace,
  type NumberRecord,
  type NumberSeries,
  type NumberStepRunner,
  type NumberStore,
  recordIn,
  StoreNumbering,
  seriesIn,
  startOf,
  type UnusedNumber,
  valuesOf,
} from '../../flows/inside.js';
import { FATES, keyOf, LEAVES_NUMBER, reservationOf, resultOf } from '../client/journal/inside.js';
import type { Store } from './store.js';

/** Numbers in the file. Each step is one transaction, so several processes can share a series. */
export function sqliteNumbering(store: Store, options: MemoryNumberingOptions | undefined): StoreNumbering {
  const { series, settings } = startOf(options);
  const table = new NumberTable(store);
  if (series.length > 0)
    store.write(() => {
      for (const each of series) table.begin(each, each.first);
    });
  const runner: NumberStepRunner = {
    change: (step) => store.together(() => atOnce(step(table))),
    read: async (step) => atOnce(step(table)),
  };
  return new StoreNumbering(runner, settings);
}

const OF_SERIES =
  'series.vat_number = ? AND series.branch = ? AND series.invoice_type = ? AND series.series = ?';
const OF_DOCUMENT = "SELECT 1 FROM entries WHERE operation = 'issue' AND key = ?";
const numbersFrom = (table: string): string =>
  `SELECT numbers.*, series.vat_number, series.branch, series.invoice_type, series.series
  FROM ${table} JOIN series ON series.id = numbers.series_id`;
const NUMBERS = numbersFrom('numbers');
/** An index of the numbers that have no document, which are few. */
const WITHOUT_DOCUMENT = numbersFrom('numbers INDEXED BY numbers_without_document');

/** How many numbers of other documents are skipped one by one, before all of them are read at once. */
const FEW = 100;

export class NumberTable implements NumberStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Begins a series if it is new. An existing series continues. */
  begin(series: NumberSeries, first: string): void {
    this.#store.run(
      `INSERT INTO series (vat_number, branch, invoice_type, series, first, next) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      ...valuesOf(series),
      first,
      first,
    );
  }

  next(series: NumberSeries): string {
    const free = this.all('free', series).find(
      ({ record }) => !this.#isTaken(series, record.aa, 'given back'),
    );
    if (free !== undefined) return free.record.aa;
    let aa = this.#end(series);
    for (let tries = 0; tries < FEW; tries += 1) {
      if (!this.#isTaken(series, aa, 'new')) return aa;
      aa = after(aa);
    }
    const keys = this.#keysOf(series);
    while (keys.has(keyOf({ ...series, aa }))) aa = after(aa);
    return aa;
  }

  /** The keys of the documents of a series whose number begins with a digit. */
  #keysOf(series: NumberSeries): ReadonlySet<unknown> {
    const start = keyOf({ ...series, aa: '' }).slice(0, -2);
    const sql = "SELECT key FROM entries WHERE operation = 'issue' AND key >= ? AND key < ?";
    return new Set(this.#store.all(sql, `${start}0`, `${start}:`).map(({ key }) => key));
  }

  skipTo(series: NumberSeries, aa: string): string {
    this.begin(series, aa);
    const next = this.#end(series);
    if (BigInt(aa) <= BigInt(next)) return next;
    this.#store.run(`UPDATE series SET next = ? WHERE ${OF_SERIES}`, aa, ...valuesOf(series));
    return aa;
  }

  /** The number after the last one. */
  #end(series: NumberSeries): string {
    const found = this.#store.one(`SELECT next FROM series WHERE ${OF_SERIES}`, ...valuesOf(series));
    return String(found?.['next'] ?? '1');
  }

  /** Whether a document has a number that its caller stated. */
  #isTaken(series: NumberSeries, aa: string, kind: Parameters<IsTaken>[1]): boolean {
    const sql = `${OF_DOCUMENT} ${kind === 'new' ? '' : `AND NOT ${LEAVES_NUMBER}`}`;
    return this.#store.one(sql, keyOf({ ...series, aa })) !== undefined;
  }

  add({ series, record }: NumberPlace): void {
    this.begin(series, record.aa);
    const values = valuesOf(series);
    if (BigInt(record.aa) >= BigInt(this.#end(series)))
      this.#store.run(`UPDATE series SET next = ? WHERE ${OF_SERIES}`, after(record.aa), ...values);
    this.#store.run(
      `INSERT INTO numbers (series_id, aa, issue_date, memo, holder, reserved_at)
       SELECT id, ?, ?, ?, ?, ? FROM series WHERE ${OF_SERIES}
       ON CONFLICT (series_id, aa) DO UPDATE SET issue_date = excluded.issue_date, memo = excluded.memo,
         holder = excluded.holder, reserved_at = excluded.reserved_at, is_free = 0`,
      ...[record.aa, ...reservationOf(record), ...values],
    );
  }

  find(series: NumberSeries, aa: string): NumberRecord | undefined {
    const found = this.#store.one(`${NUMBERS} WHERE ${OF_SERIES} AND aa = ?`, ...valuesOf(series), aa);
    return found && recordIn(found, this.#store.parse);
  }

  save({ series, record }: NumberPlace): void {
    this.#store.run(
      `UPDATE numbers SET mark = ?, uid = ?, reason = ?, used_by = ?, is_free = ?
       WHERE aa = ? AND series_id = (SELECT id FROM series WHERE ${OF_SERIES})`,
      ...[...resultOf(record), record.isFree === true ? 1 : 0, record.aa, ...valuesOf(series)],
    );
  }

  named(name: string): NumberRecord | undefined {
    const found = this.#store.one(`${NUMBERS} WHERE mark = ? OR uid = ?`, name, name);
    return found && recordIn(found, this.#store.parse);
  }

  all(fate: UnusedNumber, series?: NumberSeries): readonly NumberPlace[] {
    const rows =
      series === undefined
        ? this.#store.all(`${WITHOUT_DOCUMENT} WHERE ${FATES[fate]} ORDER BY series_id, numbers.id`)
        : this.#store.all(
            `${WITHOUT_DOCUMENT} WHERE ${FATES[fate]} AND ${OF_SERIES} ORDER BY numbers.id`,
            ...valuesOf(series),
          );
    return rows.map((row) => ({ series: seriesIn(row), record: recordIn(row, this.#store.parse) }));
  }
}
