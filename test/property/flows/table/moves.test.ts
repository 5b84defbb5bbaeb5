import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS } from '../../../runs.js';
import { anOffer } from './menu.js';
import { type Luck, type Some, Tables } from './moves-world.js';

type Command = fc.Command<{ steps: number }, Tables>;

const command = (name: string, run: (tables: Tables) => void): Command => ({
  check: () => true,
  run(model, tables) {
    model.steps += 1;
    run(tables);
    tables.compare();
  },
  toString: () => name,
});

const show = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

const once = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Luck>('issued') },
  { weight: 3, arbitrary: fc.constantFrom<Luck>('offline', 'refused', 'lost', 'lostOnTheWay') },
);
const luck = fc.tuple(once, once);
const which = fc.nat(3);
const some: fc.Arbitrary<Some[]> = fc.array(
  fc.record({ which: fc.nat(9), thirds: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 3 },
);
const percent = fc.tuple(fc.constant('percent' as const), fc.bigInt({ min: 1n, max: 100n }));
const amount = fc.tuple(
  fc.constant('amount' as const),
  fc.oneof(fc.bigInt({ min: 1n, max: 50n }), fc.bigInt({ min: 1n, max: 3000n })),
);

const order = fc
  .tuple(which, fc.array(anOffer, { minLength: 1, maxLength: 4 }))
  .map(([place, items]) => command(`order ${place} ${show(items)}`, (on) => on.order(place, items)));
const move = fc
  .tuple(which, fc.nat(3), some, luck)
  .map(([from, to, items, fate]) =>
    command(`move ${show([from, to, items, fate])}`, (on) => on.move(from, to, items, fate)),
  );
const discount = fc
  .tuple(which, fc.oneof(percent, amount), luck)
  .map(([place, [kind, value], fate]) =>
    command(`discount ${show([place, kind, value, fate])}`, (on) => on.discount(place, kind, value, fate)),
  );
const cancel = fc
  .tuple(which, some)
  .map(([place, items]) => command(`cancel ${show([place, items])}`, (on) => on.cancel(place, items)));
const others = [
  fc.constant(command('settle', (on) => on.settle())),
  which.map((place) => command(`close ${place}`, (on) => on.close(place))),
];

const evening = fc.commands([order, order, move, move, move, discount, discount, cancel, ...others], {
  maxCommands: 14,
  size: 'max',
});

// A run has some ten documents, each stored and read again: ten thousand of them are what a long run tries.
const numRuns = Math.min(RUNS, 10_000);
const HALF_AN_HOUR = 1_800_000;

test(
  'after any moves, splits and discounts each item is on one bill, and no cent is lost',
  () => {
    let steps = 0;
    fc.assert(
      fc.property(evening, (commands) => {
        const tables = new Tables();
        const model = { steps: 0 };
        fc.modelRun(() => ({ model, real: tables }), commands);
        tables.finish();
        steps += model.steps;
      }),
      { numRuns },
    );
    expect(steps).toBeGreaterThan(numRuns);
  },
  HALF_AN_HOUR,
);
