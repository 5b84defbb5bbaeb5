/** One world: its callers, its misfortunes, its evening, and what was found. */
import { Random, seedOf } from '../../src/sandbox/random.js';
import { Caller, Gone } from './caller.js';
import { compare, evening } from './check.js';
import type { Place } from './journals.js';
import { type Odds, swarm } from './odds.js';
import { deliver } from './scenes/notes.js';
import { listen, register } from './scenes/onboarding.js';
import { credit, reserve, sell } from './scenes/sales.js';
import { newShop, type Shop } from './scenes/shop.js';
import { join, serveTable } from './scenes/tables.js';
import { Till } from './till.js';
import { type Plan, World } from './world.js';

export interface Report {
  readonly seed: string;
  readonly findings: readonly string[];
  readonly reached: ReadonlyMap<string, number>;
  readonly lines: readonly string[];
  readonly calls: number;
  readonly writes: number;
}

export type Scene = (caller: Caller, shop: Shop) => Promise<void>;

/** Each scene as often as it stands here. */
const SCENES: readonly Scene[] = [
  ...[
    sell,
    sell,
    sell,
    serveTable,
    serveTable,
    serveTable,
    join,
    credit,
    credit,
    reserve,
    deliver,
    register,
    listen,
  ],
];

/** Clocks are up to ten minutes wrong. */
const FARTHEST = 600_000;

/** A world that follows from its seed alone. */
export async function runSeed(seed: string, place?: Place): Promise<Report> {
  const random = new Random(seedOf(`world ${seed}`));
  const odds = swarm(random);
  const callers = random.next() < 0.5 ? 2 : 3;
  const servers = random.next() < 0.3 ? 2 : 1;
  // Sometimes another till counts the same series by mistake.
  const tills = random.next() < 0.15 ? 2 : 1;
  const scenes = Array.from({ length: callers }, () =>
    Array.from(
      { length: 1 + Math.floor(random.next() * 3) },
      () => SCENES[Math.floor(random.next() * SCENES.length)] as Scene,
    ),
  );
  const apart = new Random(seedOf(`apart ${seed}`)).next() < 0.5 ? FARTHEST : 0;
  return await runWorld(seed, odds, { scenes, servers, tills, apart }, {}, place);
}

export interface Cast {
  /** What each caller does, one after the other. */
  readonly scenes: readonly (readonly Scene[])[];
  readonly servers?: number;
  readonly tills?: number;
  /** How far the clock of each server may be wrong, in milliseconds. */
  readonly apart?: number;
}

export async function runWorld(
  seed: string,
  odds: Odds,
  cast: Cast,
  plan: Plan = {},
  place?: Place,
): Promise<Report> {
  const world = await World.create(seed, odds, plan, place);
  const restore = seededIds(world);
  try {
    const { scenes, servers = 1, tills: count = 1, apart = 0 } = cast;
    world.areHeadersWrong = apart > 0;
    const tills: Till[] = [];
    for (let at = 1; at <= count; at += 1) tills.push(await Till.create(world, `till${at}`, servers, apart));
    if (count > 1) world.reach('two tills on one series');
    const shop = newShop();
    beside(world);
    await world.until(
      scenes.map(async (each, at) => {
        const caller = new Caller(world, tills[at % count] as Till, `c${at + 1}`);
        try {
          for (const scene of each) await scene(caller, shop);
        } catch (error) {
          if (!(error instanceof Gone)) throw error;
          for (const intent of world.intents.values())
            if (intent.tag.startsWith(`${caller.name}.`) && intent.fate === 'open') intent.fate = 'gone';
        }
      }),
    );
    world.calm();
    await world.until(tills.map((till) => evening(world, till)));
    compare(world, shop);
  } catch (error) {
    world.find(`the simulation fails: ${error instanceof Error ? error.stack : error}`);
  } finally {
    world.isOver = true;
    restore();
    await world.journals.end();
  }
  const { findings, reached, lines, calls, writes } = world;
  return { seed, findings, reached, lines, calls, writes };
}

/** What goes on beside the callers: the service works, and the clock of the servers jumps. */
function beside(world: World): void {
  const every = async (milliseconds: number, work: () => unknown): Promise<void> => {
    while (!world.isOver) {
      await world.sleep(milliseconds);
      await work();
    }
  };
  void every(60_000, () => world.sandbox.tick());
  const HOUR = 3_600_000;
  void every(150_000, () => {
    if (!world.chance('clock')) return;
    world.skew = world.pick([0, 0, 300_000, -300_000, 2 * HOUR, -2 * HOUR, -24 * HOUR, 40 * 24 * HOUR]);
    world.reach(world.skew < 0 ? 'a clock that is set back' : 'a clock that is set forward');
    world.say(`--- the clock is ${world.skew / HOUR} hours ahead ---`);
  });
}

/** Ids follow from the seed, too. */
function seededIds({ random }: World): () => void {
  const before = crypto.randomUUID;
  crypto.randomUUID = () => random.guid() as ReturnType<typeof before>;
  return () => {
    crypto.randomUUID = before;
  };
}
