import { expect, it } from 'vitest';
import { run } from '../../chaos/run.js';
import { describeWithServer } from '../../unit/journal-postgres/journals.js';

/** A small share of `npm run chaos`: each fault at least once. */
describeWithServer('workers and tills while everything around them fails', () => {
  it('issue each sale once, in order, and lose none', async () => {
    const report = await run({
      workers: 2,
      tills: 6,
      tillsOfProcess: 6,
      duration: 6000,
      every: 700,
      seed: '1',
    });
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toEqual({
      issuedTwice: [],
      sentWithoutRow: [],
      lost: [],
      notSold: [],
      wrongNumbers: [],
      outOfOrder: [],
    });
    expect(Object.values(report.faults).every((count) => count > 0)).toBe(true);
    expect(report.figures.sales).toBeGreaterThan(0);
  }, 120_000);
});
