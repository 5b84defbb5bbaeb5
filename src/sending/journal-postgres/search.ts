import {
  both,
  type Condition,
  conditionsOf,
  type JournalRow,
  type RowName,
  type Wanted,
} from '../client/journal/inside.js';
import { among } from './claim.js';
import { numberPlaces, type SqlRow, type SqlValue } from './database.js';
import type { Place } from './leases.js';
import { columnsOf, rowOf } from './row.js';

/** The first page is small, to answer at once. */
const FIRST_PAGE = 20;
const PAGE = 200;

/** One row, by its name. */
export async function rowIn(
  { steps, tables: { entries, bodies } }: Place,
  { operation, key }: RowName,
): Promise<JournalRow | undefined> {
  const found = await steps.one(
    `SELECT ${columnsOf('e')} FROM ${entries} e LEFT JOIN ${bodies} b ON b.month = e.month AND b.entry_id = e.id
     WHERE e.operation = $1 AND e.key = $2`,
    ...[operation, key],
  );
  return found && rowOf(steps, found);
}

/**
 * The rows that are searched for and existed when reading began, in the order of an index: by day for an issuer, a
 * series or a period, otherwise as they were written.
 */
export async function* rowsIn(place: Place, wanted: Wanted): AsyncGenerator<JournalRow> {
  const { steps, tables } = place;
  const last = await steps.one(
    `SELECT coalesce(pg_catalog.max(id), 0)::pg_catalog.text AS last FROM ${tables.entries}`,
  );
  const condition = conditionOf(wanted);
  const until = String(last?.['last']);
  if (!isByDay(wanted)) {
    yield* pagesOf(place, { ...condition, until, order: BY_PLACE });
    return;
  }
  // Other journals may have entries without a day.
  const hasPeriod = (wanted.from ?? wanted.to) !== undefined;
  const { sql, values } = condition;
  if (!hasPeriod) {
    yield* pagesOf(place, { sql: `${sql} AND e.issue_date IS NULL`, values, until, order: BY_PLACE });
  }
  yield* pagesOf(place, { sql: `${sql} AND e.issue_date IS NOT NULL`, values, until, order: BY_DAY });
}

const BY_PLACE = ['id'] as const;
const BY_DAY = ['issue_date', 'id'] as const;

/** Whether no narrower index than that of an issuer, a series or the days is there for a search. */
function isByDay({ equal, standing, from, to }: Wanted): boolean {
  const isNarrow = [equal.mark, equal.uid, equal.key, equal.aa].some((value) => value !== undefined);
  if (isNarrow || standing?.includes('issued') === false) return false;
  return [equal.vat_number, equal.series, from, to].some((value) => value !== undefined);
}

interface Pages {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** The last entry when reading began. */
  readonly until: string;
  readonly order: typeof BY_PLACE | typeof BY_DAY;
}

/**
 * Reads in pages: each one continues after the last row of the page before, so nothing is read twice, and a slow reader
 * holds nothing up.
 */
async function* pagesOf(
  { steps, tables }: Place,
  { sql, values, until, order }: Pages,
): AsyncGenerator<JournalRow> {
  const { entries, bodies } = tables;
  const lastAt = `$${values.length + 1}`;
  const columns = order.map((column) => `e.${column}`).join(', ');
  let after: readonly SqlValue[] = [];
  for (let size = FIRST_PAGE; ; size = PAGE) {
    const marks = after.map((_, index) => `$${values.length + 2 + index}`);
    const isLater = after.length === 0 ? 'true' : `(${columns}) > (${marks.join(', ')})`;
    const page = await steps.all(
      `SELECT ${columnsOf('e')}, e.issue_date
       FROM ${entries} e LEFT JOIN ${bodies} b ON b.month = e.month AND b.entry_id = e.id
       WHERE ${numberPlaces(sql)} AND e.id <= ${lastAt} AND ${isLater} ORDER BY ${columns} LIMIT ${size}`,
      ...[...values, until, ...after],
    );
    for (const entry of page) if (!isDetached(entry)) yield rowOf(steps, entry);
    const end = page.at(-1);
    if (end === undefined || page.length < size) return;
    after = order.map((column) => String(end[column]));
  }
}

/** Whether a settled row went to an archive with its month. One that needs work is missed, so it is never left out. */
const isDetached = ({ body, standing }: SqlRow): boolean =>
  body === null && (standing === 'issued' || standing === 'cancelled' || standing === 'refused');

/** The condition of a search. */
const conditionOf = (wanted: Wanted): Condition<SqlValue> =>
  both<SqlValue>([
    ...conditionsOf(wanted),
    ...(wanted.standing === undefined ? [] : [among(wanted.standing)]),
  ]);
