import type { Operation } from '../operations/index.js';

/** Calls with the same key run one after the other: the second one finds the answer of the first. */
export const turnOf = ({ changes }: Operation, key: string | undefined): string | undefined =>
  changes ? key : undefined;

export async function inTurn<Result>(
  running: Map<string, Promise<unknown>>,
  key: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return await run();
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(run, run);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
