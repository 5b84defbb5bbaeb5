import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS } from '../../../runs.js';
import { type Luck, run, type Steps, Till } from './crash-world.js';

const luck = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Luck>('issued') },
  { weight: 1, arbitrary: fc.constantFrom<Luck>('offline', 'refused', 'lost', 'lostOnTheWay') },
);
const lucks = fc.tuple(luck, luck);
const which = fc.nat(4);
const early = fc.nat(3).map((one) => one === 0);

/** A program of the till, with a name for a counterexample. */
const program = (name: string, steps: (till: Till) => Steps) => ({ steps, toString: () => name });

const order = fc
  .tuple(which, fc.nat(2), fc.integer({ min: 1, max: 4 }), luck)
  .map((given) => program(`order ${given}`, (till) => till.order(...given)));
const cancel = fc
  .tuple(which, fc.nat(5), luck)
  .map((given) => program(`cancel ${given}`, (till) => till.cancel(...given)));
const move = fc
  .tuple(which, fc.nat(3), fc.nat(5), early, lucks)
  .map((given) => program(`move ${given}`, (till) => till.move(...given)));
const discount = fc
  .tuple(which, fc.integer({ min: 1, max: 300 }), early, lucks)
  .map((given) => program(`discount ${given}`, (till) => till.discount(...given)));
const close = fc.tuple(which, luck).map((given) => program(`close ${given}`, (till) => till.close(...given)));
const recover = luck.map((fate) => program(`recover ${fate}`, (till) => till.recover(fate)));

const programs = fc.oneof(
  { weight: 2, arbitrary: order },
  { weight: 1, arbitrary: cancel },
  { weight: 8, arbitrary: move },
  { weight: 3, arbitrary: discount },
  { weight: 1, arbitrary: close },
  { weight: 5, arbitrary: recover },
);
/** Each program with the number of steps that it gets before it is killed. */
const evening = fc.array(
  fc.tuple(programs, fc.oneof(fc.constant(Number.POSITIVE_INFINITY), fc.integer({ min: 1, max: 8 }))),
  { minLength: 3, maxLength: 16, size: 'max' },
);

// An evening has some fifty stores, and each table is read again for each of them: three thousand are what a long run tries.
const numRuns = Math.min(Math.max(50, RUNS / 2), 3_000);
const HALF_AN_HOUR = 1_800_000;

test(
  'a till that is killed between any two stores can finish every move and close every table, with each item on one bill',
  () => {
    const nexts = new Set<string>();
    fc.assert(
      fc.property(evening, (done) => {
        const till = new Till();
        for (const table of [0, 1]) run(till.order(table, table, 3, 'issued'));
        for (const [{ steps }, until] of done) run(steps(till), until);
        till.finishEvening();
        for (const next of till.nexts) nexts.add(next);
      }),
      { numRuns },
    );
    expect([...nexts].sort()).toEqual(['cancel', 'order', 'place', 'sendCancellation', 'sendOrder']);
  },
  HALF_AN_HOUR,
);
