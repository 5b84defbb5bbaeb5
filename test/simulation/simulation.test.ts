import { expect, it } from 'vitest';
import { explore, shares } from './processes.js';
import { seeds } from './seeds.js';
import { missingIn } from './states.js';

/** A share of `npm run simulate`, with all worlds in which something was found once. */
it('ends every call once, whatever dies, is lost, is refused or jumps', { timeout: 600_000 }, async () => {
  const scripts = ['an order of a version', 'a move'];
  const parts = [{ scripts }, { seeds }, ...shares(150, 2), ...shares(10, 1, 1, 'sqlite')];
  const { findings, reached } = await explore(parts);
  expect(Object.fromEntries(findings)).toEqual({});
  expect(missingIn(reached)).toEqual([]);
});
