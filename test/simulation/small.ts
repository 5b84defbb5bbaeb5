/** Small worlds, explored as a whole: a short script, with one fault at each call of the service or one death at each write. */
import type { Caller } from './caller.js';
import { PLACES } from './journals.js';
import { type Odds, quiet } from './odds.js';
import { type Report, runSeed, runWorld, type Scene } from './run.js';
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
    }),
  },
  'a move, then an order whose key has a number': {
    scene: table(async (caller, name, shop) => {
      const item = await order(caller, name);
      await move(caller, name, await open(caller, shop), item);
      await order(caller, name, `${caller.before} #2`);
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

/** A small world, as its seed has it. */
interface Small extends Plan {
  readonly script: string;
  /** Whether callers use a new key after a refusal. */
  readonly newKey: 0 | 1;
}

/** A world: a small one by its description, another one by its seed, such as `4711` or `sqlite:4711`. */
export async function runAny(seed: string): Promise<Report> {
  const [place, number] = seed.split(':');
  const other = PLACES.find((each) => each === place);
  if (other !== undefined) return { ...(await runSeed(number ?? '', other)), seed };
  if (!seed.startsWith('{')) return await runSeed(seed);
  const { script, newKey, ...plan } = JSON.parse(seed) as Small;
  const { scene, odds = {} } = scripts[script] as Script;
  return await runWorld(seed, quiet({ ...odds, newKey }), { scenes: [[scene]] }, plan);
}

/** Each world of a script: one fault at each call of the service, or one death at each write. */
export async function* worldsOf(script: string): AsyncGenerator<Report> {
  for (const newKey of [0, 1] as const) {
    const run = (plan: Plan) => runAny(JSON.stringify({ script, newKey, ...plan } satisfies Small));
    const first = await run({});
    yield first;
    for (let n = 1; n <= first.calls; n += 1)
      for (const trouble of TROUBLES) yield await run({ call: { n, trouble } });
    for (let n = 1; n <= first.writes; n += 1)
      for (const when of ['before', 'after'] as const) yield await run({ write: { n, when } });
  }
}
