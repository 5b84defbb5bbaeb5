/** Small worlds, explored as a whole: a short script, with one fault at each call of the service or one death at each write. */
import type { Caller } from './caller.js';
import { type Odds, quiet } from './odds.js';
import { type Report, runWorld, type Scene } from './run.js';
import { credit, sell } from './scenes/sales.js';
import type { Shop } from './scenes/shop.js';
import { close, discount, end, move, open, order } from './scenes/tables.js';
import type { Plan } from './world.js';

const table =
  (steps: (caller: Caller, name: string, shop: Shop) => Promise<unknown>): Scene =>
  async (caller, shop) => {
    const name = await open(caller, shop);
    await steps(caller, name, shop);
    await end(caller, name);
  };

interface Script {
  readonly scene: Scene;
  readonly odds?: Partial<Odds>;
}

/** What is done in them. */
export const scripts: Readonly<Record<string, Script>> = {
  'an order': { scene: table((caller, name) => order(caller, name)) },
  'an order of a version': { scene: table((caller, name) => order(caller, name)), odds: { ifMatch: 1 } },
  'an order with a mistake': { scene: table((caller, name) => order(caller, name)), odds: { mistake: 1 } },
  'a move': {
    scene: table(async (caller, name, shop) => {
      const item = await order(caller, name);
      await move(caller, name, await open(caller, shop), item);
      await order(caller, name, caller.before === undefined ? undefined : `${caller.before} #2`);
    }),
  },
  'a discount': {
    scene: table(async (caller, name) => {
      await order(caller, name);
      await discount(caller, name);
    }),
  },
  'a bill by card': {
    scene: table(async (caller, name) => {
      await order(caller, name);
      await close(caller, name, true);
    }),
  },
  'a bill by card with a mistake': {
    scene: table(async (caller, name) => {
      await order(caller, name);
      await close(caller, name, true);
    }),
    odds: { mistake: 1 },
  },
  'two orders with stated numbers': {
    scene: table(async (caller, name) => {
      await order(caller, name, undefined, 5);
      await order(caller, name, undefined, 5);
    }),
  },
  'a stated number, then the next one': {
    scene: async (caller, shop) => {
      await sell(caller, shop, 1);
      await sell(caller, shop);
    },
  },
  'a credit': {
    scene: async (caller, shop) => {
      await sell(caller, shop);
      for (let credits = 0; credits < 4; credits += 1) await credit(caller, shop);
    },
  },
};

const TROUBLES = [
  'reset-before',
  'reset-after',
  'rate-limited',
  'no-credits',
  'offline',
  'duplicate',
] as const;

/** Where a plan puts its misfortune, in words. */
const nameOf = ({ call, write }: Plan): string =>
  call === undefined
    ? write === undefined
      ? 'nothing bad happens'
      : `the process dies ${write.when} write ${write.n}`
    : `${call.trouble} at call ${call.n}`;

/** Each world of a script: what happens in it, and what came of it. */
export async function* worldsOf(
  name: string,
): AsyncGenerator<{ readonly what: string; readonly report: Report }> {
  const { scene, odds = {} } = scripts[name] as Script;
  for (const newKey of [0, 1]) {
    const run = async (plan: Plan) => ({
      what: `${name}, ${newKey === 0 ? 'the same key' : 'a new key'} after a refusal: ${nameOf(plan)}`,
      report: await runWorld(name, quiet({ ...odds, newKey }), { scenes: [[scene]] }, plan),
    });
    const first = await run({});
    yield first;
    for (let n = 1; n <= first.report.calls; n += 1)
      for (const trouble of TROUBLES) yield await run({ call: { n, trouble } });
    for (let n = 1; n <= first.report.writes; n += 1)
      for (const when of ['before', 'after'] as const) yield await run({ write: { n, when } });
  }
}
