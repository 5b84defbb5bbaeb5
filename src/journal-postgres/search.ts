import type { Wanted } from '../client/journal/archive.js';
import type { JournalRow, RowName } from '../client/journal/rows.js';
import type { SqlRow, SqlValue } from './database.js';
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
 * The rows that are searched for and existed when reading began. They are read in pages: each one continues after the
 * last row of the page before, so nothing is read twice, and a slow reader holds nothing up. With a period, they come
 * in the order of their days.
 */
export async function* rowsIn({ steps, tables }: Place, wanted: Wanted): AsyncGenerator<JournalRow> {
  const { entries, bodies } = tables;
  const last = await steps.one(`SELECT coalesce(max(id), 0)::text AS last FROM ${entries}`);
  const byDay = wanted.from !== undefined || wanted.to !== undefined;
  const { sql, values } = conditionOf(wanted);
  const lastAt = `$${values.length + 1}`;
  const order = byDay ? ['e.issue_date', 'e.id'] : ['e.id'];
  let after: readonly SqlValue[] = [];
  for (let size = FIRST_PAGE; ; size = PAGE) {
    const marks = after.map((_, index) => `$${values.length + 2 + index}`);
    const isLater = after.length === 0 ? 'true' : `(${order.join(', ')}) > (${marks.join(', ')})`;
    const page = await steps.all(
      `SELECT ${columnsOf('e')}, e.issue_date
       FROM ${entries} e LEFT JOIN ${bodies} b ON b.month = e.month AND b.entry_id = e.id
       WHERE ${sql} AND e.id <= ${lastAt} AND ${isLater} ORDER BY ${order.join(', ')} LIMIT ${size}`,
      ...[...values, String(last?.['last']), ...after],
    );
    for (const entry of page) if (!isDetached(entry)) yield rowOf(steps, entry);
    const end = page.at(-1);
    if (end === undefined || page.length < size) return;
    after = byDay ? [String(end['issue_date']), String(end['id'])] : [String(end['id'])];
  }
}

/** Whether a settled row went to an archive with its month. One that needs work is missed, so it is never left out. */
const isDetached = ({ body, standing }: SqlRow): boolean =>
  body === null && (standing === 'issued' || standing === 'cancelled' || standing === 'refused');

/** The condition of a search, and its values from `$1` on. */
function conditionOf({ equal, standing, from, to }: Wanted): { sql: string; values: readonly SqlValue[] } {
  const values: SqlValue[] = [];
  const parts = ['true'];
  const add = (part: string, value: SqlValue | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    parts.push(part.replace('?', `$${values.length}`));
  };
  for (const [column, value] of Object.entries(equal)) add(`e.${column} = ?`, value);
  add('e.standing = ANY (?)', standing);
  // Only so is the index of the few rows that are not issued considered.
  if (standing?.includes('issued') === false) parts.push("e.standing <> 'issued'");
  add('e.issue_date >= ?', from);
  add('e.issue_date <= ?', to);
  return { sql: parts.join(' AND '), values };
}
