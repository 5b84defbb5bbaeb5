import type { Wanted } from './archive.js';
import type { ReadClaim } from './filter.js';
import { GIVEN_UP } from './standings.js';

/** A condition on a table, with a `?` for each of its values. */
export interface Condition<Value = string | number> {
  readonly sql: string;
  readonly values: readonly Value[];
}

export const both = <Value>(conditions: readonly Condition<Value>[]): Condition<Value> => ({
  sql: ['true', ...conditions.map(({ sql }) => sql)].join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/** A condition on a value that may not be asked for. */
export const optional = <Value>(sql: string, value: Value | undefined): readonly Condition<Value>[] =>
  value === undefined ? [] : [{ sql, values: [value] }];

/** The conditions of everything that is searched for, apart from the standings. */
export const conditionsOf = ({ equal, from, to }: Wanted): readonly Condition[] => [
  ...Object.entries(equal).flatMap(([column, value]) => optional(`${column} = ?`, value)),
  ...optional('issue_date >= ?', from),
  ...optional('issue_date <= ?', to),
];

/** The conditions of a claim, apart from leases, standings and times. */
export const conditionsOfClaim = (
  { holder, branch, after }: ReadClaim,
  columns: { readonly holder: string },
): readonly Condition[] => [
  ...optional(`${columns.holder} = ?`, holder),
  ...optional('branch = ?', branch),
  ...optional('id > ?', after === undefined ? undefined : Number(after)),
];

/** The condition of `leavesNumber`. */
export const LEAVES_NUMBER = `(standing = 'not-sent'
  OR standing = 'refused' AND result->>'why' IS DISTINCT FROM '${GIVEN_UP}')`;
