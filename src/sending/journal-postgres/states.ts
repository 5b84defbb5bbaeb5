import {
  type Condition,
  refuseOwnNames,
  type StateExchange,
  type StateText,
  type StoredState,
  stateIn,
  type Transaction,
} from '../client/journal/inside.js';
import { numberPlaces, type Queries, type SqlRow, type Steps } from './database.js';
import type { Tables } from './tables.js';

const COLUMNS = 'name, state, version::pg_catalog.text, exchanged_by';

/** Stores states within a step. */
export async function saveStates(
  queries: Queries,
  { states: table }: Tables,
  texts: readonly StateText[],
): Promise<void> {
  for (const [name, text] of texts) {
    if (text === undefined) await queries.all(`DELETE FROM ${table} WHERE name = $1`, name);
    else {
      await queries.all(
        `INSERT INTO ${table} (name, state) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET state = excluded.state, version = excluded.version, exchanged_by = NULL`,
        ...[name, text],
      );
    }
  }
}

/** The stored state of a flow; `undefined` if it does not exist. */
export async function storedState(
  queries: Queries,
  tables: Tables,
  name: string,
): Promise<StoredState | undefined> {
  const found = await rowOf(queries, tables, name);
  return found && stateIn(found, JSON.parse);
}

/** Stores `next` if the stored state has this version, with one statement, and returns what is then stored. */
export async function exchange(
  steps: Steps,
  tables: Tables,
  name: string,
  version: number | undefined,
  next: unknown,
): Promise<StateExchange> {
  refuseOwnNames({ [name]: next }, steps.locale);
  const text = JSON.stringify(next);
  const step = crypto.randomUUID();
  const written = await exchanged(steps, tables, { name, version, text, step });
  const found = await rowOf(steps, tables, name);
  // If the answer was lost, the step was repeated, and its first run has written.
  const isRepeated = text === undefined ? found === undefined : found?.['exchanged_by'] === step;
  return { exchanged: written.length > 0 || isRepeated, stored: found && stateIn(found, JSON.parse) };
}

interface Exchanging {
  readonly name: string;
  readonly version: number | undefined;
  readonly text: string | undefined;
  readonly step: string;
}

function exchanged(
  steps: Queries,
  { states }: Tables,
  { name, version, text, step }: Exchanging,
): Promise<readonly SqlRow[]> {
  if (text === undefined) {
    const sql = `DELETE FROM ${states} WHERE name = $1 AND version = $2 RETURNING name`;
    return steps.all(sql, name, version ?? null);
  }
  if (version === undefined) {
    const sql = `INSERT INTO ${states} (name, state, exchanged_by) VALUES ($1, $2, $3)
      ON CONFLICT (name) DO NOTHING RETURNING name`;
    return steps.all(sql, name, text, step);
  }
  const sql = `UPDATE ${states} SET state = $2, version = DEFAULT, exchanged_by = $3
    WHERE name = $1 AND version = $4 RETURNING name`;
  return steps.all(sql, name, text, step, version);
}

/**
 * Stores states within a transaction, if they have these versions.
 *
 * @param step the same if the transaction is repeated because the answer to its commit was lost
 */
export async function exchangeAll(
  queries: Queries,
  tables: Tables,
  versions: Transaction['versions'],
  texts: readonly StateText[],
  step: string,
): Promise<boolean> {
  for (const [name, text] of texts) {
    const version = versions[name];
    const written = await exchanged(queries, tables, { name, version, text, step });
    if (written.length > 0) continue;
    const found = await rowOf(queries, tables, name);
    const isRepeated = text === undefined ? found === undefined : found?.['exchanged_by'] === step;
    if (!isRepeated) return false;
  }
  return true;
}

/** The next states that meet a condition, in the order of their names. */
export async function statePage(
  queries: Queries,
  { states }: Tables,
  { sql, values }: Condition,
  size: number,
): Promise<readonly StoredState[]> {
  const page = await queries.all(
    `SELECT ${COLUMNS} FROM ${states} WHERE ${numberPlaces(sql)} ORDER BY name LIMIT ${size}`,
    ...values,
  );
  return page.map((row) => stateIn(row, JSON.parse));
}

const rowOf = (queries: Queries, { states }: Tables, name: string): Promise<SqlRow | undefined> =>
  queries.one(`SELECT ${COLUMNS} FROM ${states} WHERE name = $1`, name);
