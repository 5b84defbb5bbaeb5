import { createHash } from 'node:crypto';
import { codeOf } from './failure.js';

/** A pool of `pg`, whose statements may have names. Anything else that has `query` may not know them. */
export interface PreparingPool {
  query(given: {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Whether a pool is one of `pg`: it counts its clients. */
export const isPreparing = (pool: object): pool is PreparingPool =>
  'totalCount' in pool && typeof pool.totalCount === 'number';

/** The statement is missing or already there, or its table has changed: all before it was run. */
const UNPREPARED: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);

export const isUnprepared = (error: unknown): boolean => UNPREPARED.has(codeOf(error));

const names = new Map<string, string>();

/** The name of a statement, which is the same in every process. The server cuts names after 63 characters. */
export function nameOf(sql: string): string {
  const name = names.get(sql) ?? `parastatiko_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
  names.set(sql, name);
  return name;
}
