import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS } from '../../../runs.js';
import { anOffer } from './menu.js';
import { type Luck, World } from './world.js';

type Command = fc.Command<{ steps: number }, World>;

/** A command: it can always be tried, the world knows what has to come of it. */
const command = (name: string, run: (world: World) => void): Command => ({
  check: () => true,
  run(model, world) {
    model.steps += 1;
    run(world);
    world.compare();
  },
  toString: () => name,
});

const luck = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Luck>('issued') },
  { weight: 1, arbitrary: fc.constantFrom<Luck>('offline', 'refused', 'lost', 'lostOnTheWay', 'givenUp') },
);

const show = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));

const much = fc.constantFrom('some', 'some', 'all', 'more');

const commands = [
  fc
    .tuple(fc.array(anOffer, { minLength: 1, maxLength: 4 }), luck)
    .map(([items, fate]) => command(`order ${show(items)} ${fate}`, (world) => world.order(items, fate))),
  fc
    .tuple(anOffer, fc.boolean(), luck)
    .map(([item, says, fate]) =>
      command(`cancel ${show(item)} ${says} ${fate}`, (world) => world.cancel(item, says, fate)),
    ),
  fc
    .tuple(fc.nat(20), much, fc.boolean(), luck)
    .map(([which, howMuch, says, fate]) =>
      command(`cancelOrdered ${which} ${howMuch} ${says} ${fate}`, (world) =>
        world.cancelOrdered(which, howMuch, says, fate),
      ),
    ),
  fc
    .tuple(fc.constantFrom('11.1', '1.1', '11.4', '5.2'), luck)
    .map(([type, fate]) => command(`close ${type} ${fate}`, (world) => world.close(type, undefined, fate))),
  fc
    .tuple(fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }), luck)
    .map(([some, fate]) =>
      command(`close ${show(some)} ${fate}`, (world) => world.close('11.1', some, fate)),
    ),
  luck.map((fate) => command(`cancelAll ${fate}`, (world) => world.cancelAll(fate))),
  fc.nat(9).map((which) => command(`search ${which}`, (world) => world.search(which))),
  fc.nat(9).map((which) => command(`giveUp ${which}`, (world) => world.giveUp(which))),
  fc.nat(9).map((which) => command(`confuse ${which}`, (world) => world.confuse(which))),
  fc.constant(command('lookAgain', (world) => world.lookAgain())),
  fc.constant(command('crash', (world) => world.crash())),
];

// Orders and cancellations are what a table mostly has; a closing ends it.
const often = commands.slice(0, 3);
const evening = fc.commands([...often, ...often, ...often, ...often, ...commands], {
  maxCommands: 20,
  size: 'max',
});

// An evening has some ten steps, each with its documents and its crash: ten thousand of them are what a long run tries.
const numRuns = Math.min(RUNS, 10_000);
const HALF_AN_HOUR = 1_800_000;

test(
  'any sequence at a table ends with exactly matching bills, or with typed refusals',
  () => {
    let steps = 0;
    fc.assert(
      fc.property(evening, (cmds) => {
        const world = new World();
        const model = { steps: 0 };
        fc.modelRun(() => ({ model, real: world }), cmds);
        world.finish();
        steps += model.steps;
      }),
      { numRuns },
    );
    expect(steps).toBeGreaterThan(numRuns);
  },
  HALF_AN_HOUR,
);
