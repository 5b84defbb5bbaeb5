import type { Core, Running } from '../core.js';

const turnsOf = new WeakMap<Running, Map<string, Promise<unknown>>>();

/** Calls of one client for the same company run in sequence, so that they use the same key. */
export async function inTurn<Result>(core: Core, name: string, work: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(core.running) ?? new Map<string, Promise<unknown>>();
  turnsOf.set(core.running, turns);
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}
