import type { FlowStates, StateFilter, StoredState } from '../client/journal/states.js';
import { parsed } from './entry.js';
import type { Store } from './store.js';

const PAGE = 100;

/** The stored state of a flow; `undefined` if it does not exist. */
export function stateIn(store: Store, name: string): unknown {
  const text = textOf(store, name);
  return text === undefined ? undefined : parsed(store, text);
}

/** Stores states within a step; `undefined` removes one. */
export function save(store: Store, states: FlowStates = {}): void {
  for (const [name, state] of Object.entries(states)) {
    const text = JSON.stringify(state);
    if (text === undefined) store.run('DELETE FROM states WHERE name = ?', name);
    else {
      store.run(
        'INSERT INTO states (name, state) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET state = excluded.state',
        name,
        text,
      );
    }
  }
}

/** Stores `next` if the stored state is `expected`, and returns the state that is then stored. */
export function exchange(store: Store, name: string, expected: unknown, next: unknown): unknown {
  if (textOf(store, name) === JSON.stringify(expected)) save(store, { [name]: next });
  return stateIn(store, name);
}

/** The stored states, in the order of their names, in pages so that a slow reader locks nothing. */
export function* statesOf(store: Store, { prefix = '' }: StateFilter): Generator<StoredState> {
  for (let from = prefix, sign = '>='; ; sign = '>') {
    // Names with the same beginning follow each other in the table.
    const page = store.all(
      `SELECT name, state FROM states WHERE name ${sign} ? ORDER BY name LIMIT ${PAGE}`,
      from,
    );
    for (const { name, state } of page) {
      if (!String(name).startsWith(prefix)) return;
      yield { name: String(name), state: parsed(store, String(state)) };
    }
    const end = page.at(-1)?.['name'];
    if (page.length < PAGE || typeof end !== 'string') return;
    from = end;
  }
}

function textOf(store: Store, name: string): string | undefined {
  const state = store.one('SELECT state FROM states WHERE name = ?', name)?.['state'];
  return typeof state === 'string' ? state : undefined;
}
