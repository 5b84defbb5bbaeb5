import type { Journal } from '../../../src/sending/client/journal/journal.js';

const WRITES = [
  'take',
  'begin',
  'end',
  'release',
  'saveStates',
  'exchangeState',
  'transact',
  'reserve',
  'commit',
  'burn',
];

/** A journal whose process is killed at its n-th write: before it is done, or after it without an answer. */
export function killedAt(journal: Journal, n: number, when: 'before' | 'after'): Journal {
  let writes = 0;
  let isDead = false;
  const mortal = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (name === 'numbering') return mortal(member as object);
        if (typeof member !== 'function') return member;
        return (...given: readonly unknown[]) => {
          if (isDead) throw new Error('killed');
          const isWrite = WRITES.includes(String(name));
          if (isWrite) writes += 1;
          if (!isWrite || writes !== n) return member.apply(target, given);
          isDead = true;
          if (when === 'before') throw new Error('killed');
          return Promise.resolve(member.apply(target, given)).then(() => {
            throw new Error('killed');
          });
        };
      },
    });
  return mortal(journal);
}
