import { setImmediate } from 'node:timers/promises';
import { both, type Condition, type Wanted } from '../client/journal/inside.js';
import type { SqlRow, SqlValue } from './driver.js';
import { conditionOf, daysOf, type Path, pathOf, tableOf } from './paths.js';
import type { Store } from './store.js';

/** How many entries of an index one query looks at, so that no query takes long. The first one is to answer at once. */
const FIRST_PAGE = 20;
const PAGE = 200;
/** After how many loaded entries other work of the program runs. */
const TURN = 20;

/**
 * The entries that are searched for and existed when reading began. They are read through an index, in pages: each page
 * continues after the last entry of the page before, so nothing is read twice, and a slow reader locks nothing. Other
 * work of the program runs in between.
 */
export async function* entriesOf(store: Store, wanted: Wanted): AsyncGenerator<SqlRow> {
  const last = store.one('SELECT max(id) AS last FROM entries')?.['last'] ?? 0;
  const path = pathOf(wanted);
  if (path.branches.length === 0) return;
  const condition = conditionOf(wanted);
  let loaded = 0;
  const one = `SELECT * FROM entries WHERE id = ? AND ${condition.sql}`;
  for (const day of path.byDay ? daysOf(store, path, wanted) : [both<string | number>([])]) {
    for (let after: SqlValue = 0, size = FIRST_PAGE; ; size = PAGE) {
      const page = pageOf(store, { path, condition, day, after, last, size });
      for (const { id = null, wanted: isWanted } of page) {
        // Only now, because it may have changed, and a reader may stop before it gets here.
        if (isWanted !== 1) continue;
        yield* store.all(one, id, ...condition.values);
        loaded += 1;
        if (loaded < TURN) continue;
        loaded = 0;
        await setImmediate();
      }
      const end = page.at(-1)?.['id'];
      if (end === undefined || page.length < size) break;
      after = end;
      await setImmediate();
    }
  }
}

interface Next {
  readonly path: Path;
  readonly condition: Condition;
  readonly day: Condition;
  readonly after: SqlValue;
  readonly last: SqlValue;
  readonly size: number;
}

/** The ids of the next entries of a path, and whether each of them meets the whole condition. */
function pageOf(store: Store, { path, condition, day, after, last, size }: Next): readonly SqlRow[] {
  const selects = path.branches.map((branch) => {
    const within = both([branch, day, { sql: 'id > ? AND id <= ?', values: [after, last] }]);
    return {
      sql: `SELECT id, (${condition.sql}) AS wanted FROM ${tableOf(path)} WHERE ${within.sql}`,
      values: [...condition.values, ...within.values],
    };
  });
  return store.all(
    `${selects.map(({ sql }) => sql).join(' UNION ALL ')} ORDER BY id LIMIT ?`,
    ...selects.flatMap(({ values }) => values),
    size,
  );
}
