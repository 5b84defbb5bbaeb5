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
  StoreNumbering,
  seriesIn,
  startOf,
  type UnusedNumber,
  valuesOf,
} from '../../flows/inside.js';
import { GIVEN_UP, keyOf } from '../client/journal/inside.js';
import type { SqlRow } from './driver.js';
import { parsed } from './entry.js';
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
/** See `leavesNumber`. */
const LEAVES_NUMBER = `(standing = 'not-sent'
  OR standing = 'refused' AND json_extract(result, '$.why') IS NOT '${GIVEN_UP}')`;
const numbersFrom = (table: string): string =>
  `SELECT numbers.*, series.vat_number, series.branch, series.invoice_type, series.series
  FROM ${table} JOIN series ON series.id = numbers.series_id`;
const NUMBERS = numbersFrom('numbers');
/** An index of the numbers that have no document, which are few. */
const WITHOUT_DOCUMENT = numbersFrom('numbers INDEXED BY numbers_without_document');

/** How many numbers of other documents are skipped one by one, before all of them are read at once. */
const FEW = 100;

const FATES: Readonly<Record<UnusedNumber, string>> = {
  open: 'mark IS NULL AND uid IS NULL AND reason IS NULL AND is_free = 0',
  burnt: 'mark IS NULL AND uid IS NULL AND reason IS NOT NULL',
  free: 'mark IS NULL AND uid IS NULL AND is_free = 1',
};

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
      record.aa,
      record.issueDate ?? null,
      record.memo ?? null,
      record.holder ?? null,
      record.reservedAt ?? null,
      ...values,
    );
  }

  find(series: NumberSeries, aa: string): NumberRecord | undefined {
    const found = this.#store.one(`${NUMBERS} WHERE ${OF_SERIES} AND aa = ?`, ...valuesOf(series), aa);
    return found && this.#recordOf(found);
  }

  save({ series, record }: NumberPlace): void {
    this.#store.run(
      `UPDATE numbers SET mark = ?, uid = ?, reason = ?, used_by = ?, is_free = ?
       WHERE aa = ? AND series_id = (SELECT id FROM series WHERE ${OF_SERIES})`,
      record.mark ?? null,
      record.uid ?? null,
      record.reason ?? null,
      record.usedBy === undefined ? null : JSON.stringify(record.usedBy),
      record.isFree === true ? 1 : 0,
      record.aa,
      ...valuesOf(series),
    );
  }

  named(name: string): NumberRecord | undefined {
    const found = this.#store.one(`${NUMBERS} WHERE mark = ? OR uid = ?`, name, name);
    return found && this.#recordOf(found);
  }

  all(fate: UnusedNumber, series?: NumberSeries): readonly NumberPlace[] {
    const rows =
      series === undefined
        ? this.#store.all(`${WITHOUT_DOCUMENT} WHERE ${FATES[fate]} ORDER BY series_id, numbers.id`)
        : this.#store.all(
            `${WITHOUT_DOCUMENT} WHERE ${FATES[fate]} AND ${OF_SERIES} ORDER BY numbers.id`,
            ...valuesOf(series),
          );
    return rows.map((row) => ({ series: seriesIn(row), record: this.#recordOf(row) }));
  }

  #recordOf(row: SqlRow): NumberRecord {
    const text = (column: string, member: keyof NumberRecord) => {
      const value = row[column];
      return typeof value === 'string' ? { [member]: value } : {};
    };
    const usedBy = row['used_by'];
    return {
      aa: String(row['aa']),
      ...text('issue_date', 'issueDate'),
      ...text('memo', 'memo'),
      ...text('holder', 'holder'),
      ...text('reserved_at', 'reservedAt'),
      ...text('mark', 'mark'),
      ...text('uid', 'uid'),
      ...text('reason', 'reason'),
      ...(Number(row['is_free']) === 1 && { isFree: true as const }),
      ...(typeof usedBy === 'string' && {
        usedBy: parsed(this.#store, usedBy) as NonNullable<NumberRecord['usedBy']>,
      }),
    };
  }
}
