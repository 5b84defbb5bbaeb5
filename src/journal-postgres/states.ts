import type { FlowStates, StateFilter, StoredState } from '../client/journal/states.js';
import type { Database, Queries } from './database.js';
import type { Tables } from './tables.js';

const PAGE = 100;

/** Stores states within a step; `undefined` removes one. In the order of their names, so that two steps cannot wait for each other. */
export async function saveStates(
  queries: Queries,
  { states: table }: Tables,
  states: FlowStates = {},
): Promise<void> {
  for (const name of Object.keys(states).sort()) {
    const text = JSON.stringify(states[name]);
    if (text === undefined) await queries.all(`DELETE FROM ${table} WHERE name = $1`, name);
    else {
      await queries.all(
        `INSERT INTO ${table} (name, state) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET state = excluded.state`,
        ...[name, text],
      );
    }
  }
}

/** The stored state of a flow; `undefined` if it does not exist. */
export async function stateOf(queries: Queries, { states }: Tables, name: string): Promise<unknown> {
  const found = await queries.one(`SELECT state FROM ${states} WHERE name = $1`, name);
  return found && JSON.parse(String(found['state']));
}

/** Stores `next` if the stored state is `expected`, with one statement, and returns the state that is then stored. */
export async function exchange(
  database: Database,
  tables: Tables,
  name: string,
  expected: unknown,
  next: unknown,
): Promise<unknown> {
  const { states } = tables;
  const [before, after] = [JSON.stringify(expected), JSON.stringify(next)];
  if (before === undefined && after !== undefined) {
    await database.all(
      `INSERT INTO ${states} (name, state) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`,
      ...[name, after],
    );
  } else if (before !== undefined && after !== undefined) {
    await database.all(
      `UPDATE ${states} SET state = $3 WHERE name = $1 AND state = $2`,
      ...[name, before, after],
    );
  } else if (before !== undefined) {
    await database.all(`DELETE FROM ${states} WHERE name = $1 AND state = $2`, name, before);
  }
  return stateOf(database, tables, name);
}

/** The stored states, in the order of their names, in pages so that a slow reader holds nothing up. */
export async function* statesOf(
  database: Database,
  { states }: Tables,
  { prefix = '' }: StateFilter,
): AsyncGenerator<StoredState> {
  for (let from = prefix, sign = '>='; ; sign = '>') {
    // Names with the same beginning follow each other in the index.
    const page = await database.all(
      `SELECT name, state FROM ${states} WHERE name ${sign} $1 ORDER BY name LIMIT ${PAGE}`,
      from,
    );
    for (const { name, state } of page) {
      if (!String(name).startsWith(prefix)) return;
      yield { name: String(name), state: JSON.parse(String(state)) };
    }
    const end = page.at(-1)?.['name'];
    if (page.length < PAGE || typeof end !== 'string') return;
    from = end;
  }
}
