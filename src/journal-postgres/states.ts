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
         ON CONFLICT (name) DO UPDATE SET state = excluded.state, version = excluded.version`,
        ...[name, text],
      );
    }
  }
}

/** The stored state of a flow; `undefined` if it does not exist. */
export async function stateOf(queries: Queries, { states }: Tables, name: string): Promise<unknown> {
  const text = await textOf(queries, states, name);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Stores `next` if the stored state is `expected`, and returns the state that is then stored. */
export async function exchange(
  queries: Queries,
  tables: Tables,
  name: string,
  expected: unknown,
  next: unknown,
): Promise<unknown> {
  const { states } = tables;
  // A state that does not exist cannot be locked, so the name is.
  await queries.all('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', states, name);
  if ((await textOf(queries, states, name, 'FOR UPDATE')) === JSON.stringify(expected))
    await saveStates(queries, tables, { [name]: next });
  return stateOf(queries, tables, name);
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

async function textOf(
  queries: Queries,
  table: string,
  name: string,
  lock: 'FOR UPDATE' | '' = '',
): Promise<string | undefined> {
  const found = await queries.one(`SELECT state FROM ${table} WHERE name = $1 ${lock}`, name);
  return typeof found?.['state'] === 'string' ? found['state'] : undefined;
}
