import {
  type Condition,
  type FlowStates,
  type StateExchange,
  type StateText,
  type StoredState,
  stateIn,
  type Transaction,
  textsOf,
} from '../client/journal/inside.js';
import type { Store } from './store.js';

/** The stored state of a flow; `undefined` if it does not exist. */
export function storedState(store: Store, name: string): StoredState | undefined {
  const found = store.one('SELECT name, state, version FROM states WHERE name = ?', name);
  return found && stateIn(found, store.parse);
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

/** The next states that meet a condition, in the order of their names. */
export const statePage = (store: Store, { sql, values }: Condition, size: number): readonly StoredState[] =>
  store
    .all(`SELECT name, state, version FROM states WHERE ${sql} ORDER BY name LIMIT ${size}`, ...values)
    .map((row) => stateIn(row, store.parse));
