import type { SqlRow, SqlValue } from './driver.js';
import type { Store } from './store.js';

/** A condition on the table of entries, and its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

const PAGE = 100;

/**
 * The entries that existed when reading began, oldest first. They are read in pages with separate queries, so that a
 * slow reader locks nothing.
 */
export function* entriesOf(store: Store, conditions: readonly Condition[]): Generator<SqlRow> {
  const where = ['id > ? AND id <= ?', ...conditions.map(({ sql }) => sql)].join(' AND ');
  const values = conditions.flatMap((condition) => condition.values);
  const last = store.one('SELECT max(id) AS last FROM entries')?.['last'] ?? 0;
  for (let after: SqlValue = 0; ; ) {
    const page = store.all(
      `SELECT * FROM entries WHERE ${where} ORDER BY id LIMIT ${PAGE}`,
      after,
      last,
      ...values,
    );
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE) return;
    after = end['id'] ?? last;
  }
}

/** A column that has one of some values. */
export const among = (column: string, values: readonly SqlValue[]): Condition => ({
  sql: `${column} IN (${values.map(() => '?').join(', ')})`,
  values,
});

/** The conditions for the columns that have a value to compare with. */
export const equal = (columns: Readonly<Record<string, SqlValue | undefined>>): readonly Condition[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }],
  );
