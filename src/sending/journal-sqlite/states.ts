import {
  type FlowStates,
  type StateExchange,
  type StateFilter,
  type StateText,
  type StoredState,
  type Transaction,
  textsOf,
} from '../client/journal/inside.js';
import type { SqlRow } from './driver.js';
import { parsed } from './entry.js';
import type { Store } from './store.js';

const PAGE = 100;

/** The stored state of a flow; `undefined` if it does not exist. */
export function storedState(store: Store, name: string): StoredState | undefined {
  const found = store.one('SELECT name, state, version FROM states WHERE name = ?', name);
  return found && stateOf(store, found);
}

/** Stores states within a step. */
export function save(store: Store, texts: readonly StateText[]): void {
  for (const [name, text] of texts) {
    if (text === undefined) store.run('DELETE FROM states WHERE name = ?', name);
    else {
      // A counter, because a state that was removed and stored again must not get an earlier version.
      store.run("UPDATE counters SET last = last + 1 WHERE name = 'state'");
      store.run(
        `INSERT INTO states (name, state, version) SELECT ?, ?, last FROM counters WHERE name = 'state'
         ON CONFLICT (name) DO UPDATE SET state = excluded.state, version = excluded.version`,
        name,
        text,
      );
    }
  }
}

/** Stores `next` if the stored state has this version, and returns what is then stored. */
export function exchange(
  store: Store,
  name: string,
  version: number | undefined,
  next: unknown,
): Promise<StateExchange> {
  const texts = textsOf({ [name]: next }, store.place.locale);
  return store.together(() => {
    const exchanged = storedState(store, name)?.version === version;
    if (exchanged) save(store, texts);
    return { exchanged, stored: storedState(store, name) };
  });
}

/** Stores states within a step, if they have these versions. */
export function exchangeAll(store: Store, versions: Transaction['versions'], next: FlowStates): boolean {
  const texts = textsOf(next, store.place.locale);
  const isSame = Object.entries(versions).every(
    ([name, version]) => storedState(store, name)?.version === version,
  );
  if (isSame) save(store, texts);
  return isSame;
}

/** The stored states, in the order of their names, in pages so that a slow reader locks nothing. */
export function* statesOf(
  store: Store,
  { prefix = '', after, limit = Number.POSITIVE_INFINITY }: StateFilter,
): Generator<StoredState> {
  let last = after;
  for (let left = limit; left > 0; left -= PAGE) {
    // Names with the same beginning follow each other in the table.
    const size = Math.min(left, PAGE);
    const page = store.all(
      `SELECT name, state, version FROM states WHERE name >= ? ${last === undefined ? '' : 'AND name > ?'}
       ORDER BY name LIMIT ${size}`,
      ...(last === undefined ? [prefix] : [prefix, last]),
    );
    for (const found of page) {
      if (!String(found['name']).startsWith(prefix)) return;
      yield stateOf(store, found);
    }
    const end = page.at(-1)?.['name'];
    if (page.length < size || typeof end !== 'string') return;
    last = end;
  }
}

const stateOf = (store: Store, { name, state, version }: SqlRow): StoredState => ({
  name: String(name),
  state: parsed(store, String(state)),
  version: Number(version),
});
