import {
  both,
  type Column,
  type Condition,
  conditionsOf,
  optional,
  type Wanted,
} from '../client/journal/inside.js';
import type { Store } from './store.js';

/** How a search reads the table: through an index whose entries come in the order of their ids. */
export interface Path {
  /** Named in each query, because SQLite has no statistics to choose it by. */
  readonly index?: string;
  /** What the index is searched by: one condition, or several whose rows are merged. */
  readonly branches: readonly Condition[];
  /** Whether the index continues with the day, so that the days are read one after the other. */
  readonly byDay: boolean;
}

interface Rule {
  readonly index?: string;
  readonly columns: readonly Column[];
  readonly byDay?: boolean;
  readonly when?: (wanted: Wanted) => boolean;
}

const NOT_ISSUED = "operation <> 'issue'";

/** The ways to search, the narrowest first. The index `entries_of_other` has no documents. */
const RULES: readonly Rule[] = [
  { index: 'entries_by_mark', columns: ['mark'] },
  { index: 'entries_by_uid', columns: ['uid'] },
  { columns: ['operation', 'key'] },
  { index: 'entries_by_aa', columns: ['aa'] },
  {
    index: 'entries_by_standing',
    columns: [],
    when: ({ standing }) => standing?.includes('issued') === false,
  },
  { index: 'entries_by_issuer_and_series', columns: ['vat_number', 'series'], byDay: true },
  { index: 'entries_by_issuer', columns: ['vat_number'], byDay: true },
  { index: 'entries_by_series', columns: ['series'], byDay: true },
  { index: 'entries_by_date', columns: [], byDay: true, when: ({ from, to }) => (from ?? to) !== undefined },
  { index: 'entries_by_standing', columns: [], when: ({ standing }) => standing !== undefined },
  { index: 'entries_of_other', columns: ['operation'], when: ({ equal }) => equal.operation !== 'issue' },
  { columns: [] },
];

/** The narrowest way to search for something. */
export function pathOf(wanted: Wanted): Path {
  const rule = RULES.find(
    ({ columns, when }) =>
      columns.every((column) => wanted.equal[column] !== undefined) && when?.(wanted) !== false,
  );
  const { index, columns = [], byDay = false } = rule ?? {};
  const start = both(columns.flatMap((column) => optional(`${column} = ?`, wanted.equal[column])));
  const { standing = [] } = wanted;
  const branches =
    index === 'entries_by_standing'
      ? standing.map((one) => ({ sql: 'standing = ?', values: [one] }))
      : [index === 'entries_of_other' ? both([start, { sql: NOT_ISSUED, values: [] }]) : start];
  return { ...(index !== undefined && { index }), branches, byDay };
}

/** The conditions of everything that is searched for. */
export const conditionOf = (wanted: Wanted): Condition =>
  both([...conditionsOf(wanted), ...(wanted.standing === undefined ? [] : [among(wanted.standing)])]);

export const among = (standings: readonly string[]): Condition => ({
  sql: `standing IN (${standings.map(() => '?').join(', ')})`,
  values: standings,
});

/** The days of a path, in order. Days without entries are skipped. */
export function* daysOf(store: Store, path: Path, { from, to }: Wanted): Generator<Condition> {
  // Other journals may have entries without a day.
  if ((from ?? to) === undefined) yield { sql: 'issue_date IS NULL', values: [] };
  const [start = both([])] = path.branches;
  for (let after: string | undefined; ; ) {
    const since = after === undefined ? optional('issue_date >= ?', from) : optional('issue_date > ?', after);
    const { sql, values } = both([start, ...since, ...optional('issue_date <= ?', to)]);
    const next = store.one(`SELECT min(issue_date) AS day FROM ${tableOf(path)} WHERE ${sql}`, ...values);
    const day = next?.['day'];
    if (typeof day !== 'string') return;
    yield { sql: 'issue_date = ?', values: [day] };
    after = day;
  }
}

export const tableOf = ({ index }: Path): string =>
  index === undefined ? 'entries' : `entries INDEXED BY ${index}`;
