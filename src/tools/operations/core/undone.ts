import type { Journal, StoredState, Transaction } from '../../../sending/client/journal/inside.js';

/** Undoes a transaction, whatever the store. */
class Undone extends Error {}

/** A journal that undoes what is changed, and then shows the states as if it were stored. */
export function undone(journal: Journal): Journal {
  const made = new Map<string, StoredState | undefined>();
  const storedState = async (name: string) =>
    made.has(name) ? made.get(name) : await journal.storedState(name);
  const own: Partial<Journal> = {
    storedState,
    state: async (name) => (await storedState(name))?.state,
    async transact({ versions, states, ...transaction }: Transaction) {
      let next: ReturnType<Transaction['states']> = {};
      const stop = new Undone();
      try {
        return await journal.transact({
          ...transaction,
          versions,
          states(tickets) {
            next = states(tickets);
            throw stop;
          },
        });
      } catch (error) {
        if (error !== stop) throw error;
      }
      for (const [name, state] of Object.entries(next))
        made.set(name, state === undefined ? undefined : { name, state, version: (versions[name] ?? 0) + 1 });
      return true;
    },
  };
  return new Proxy(journal, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.hasOwn(own, name) ? own : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
