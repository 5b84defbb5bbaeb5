/** One process with everything: a seed, a scheduler, a clock, the service, and what was noticed. */

import { Random, seedOf } from '../../src/sandbox/random.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.js';
import { CUSTOMER, SHOP } from './goods.js';
import { type Journals, journalsIn, type Place } from './journals.js';
import type { Odds } from './odds.js';

const START = Date.parse('2026-11-20T06:00:00Z');
/** The longest world. Whoever waits longer is stuck. */
const LONGEST = 12 * 3_600_000;
/** How long misfortunes may happen. */
const STORM = 40 * 60_000;

/** What a caller wants to have filed, once. */
export interface Intent {
  readonly tag: string;
  /** `gone`: its caller went away, so it may be filed or not. */
  fate: 'open' | 'done' | 'refused' | 'gone';
  readonly what: string;
  /** The till of its caller. */
  readonly till: string;
  /** When its caller first wanted it, by the time of the world. */
  readonly since: number;
  /** For a credit: the tag of its original, and how many pieces. */
  readonly credits?: { readonly original: string; readonly quantity: number } | undefined;
}

/** Where a fault or a death is put by hand: at the n-th call of the service, or at the n-th write. */
export interface Plan {
  readonly call?: { readonly n: number; readonly trouble: string } | undefined;
  readonly write?: { readonly n: number; readonly when: 'before' | 'after' } | undefined;
}

interface Timer {
  readonly at: number;
  readonly wake: () => void;
}

export class World {
  readonly random: Random;
  /** For clocks, so that seeds without wrong ones stay the same worlds. */
  readonly clocks: Random;
  readonly reached = new Map<string, number>();
  readonly findings: string[] = [];
  readonly lines: string[] = [];
  readonly intents = new Map<string, Intent>();
  /** Milliseconds since the start, at the service. */
  time = 0;
  /** How far the clock of the servers is ahead. */
  skew = 0;
  isCalm = false;
  /** Whether the service sometimes answers with a wrong time. */
  areHeadersWrong = false;
  isOver = false;
  calls = 0;
  writes = 0;
  #ready: (() => void)[] = [];
  #timers: Timer[] = [];
  #left = 0;
  /** How much work outside the world has no end yet. */
  #outside = 0;

  readonly odds: Odds;
  readonly plan: Plan;
  readonly sandbox: Sandbox;
  readonly journals: Journals;

  private constructor(odds: Odds, plan: Plan, seed: string, sandbox: Sandbox, place: Place) {
    this.odds = odds;
    this.plan = plan;
    this.sandbox = sandbox;
    this.random = new Random(seedOf(seed));
    this.clocks = new Random(seedOf(`clocks ${seed}`));
    this.journals = journalsIn(place, { now: () => this.now(), outside: (work) => this.#waitFor(work) });
  }

  static async create(seed: string, odds: Odds, plan: Plan = {}, place: Place = 'memory'): Promise<World> {
    let world: World | undefined;
    const sandbox = await createSandbox({
      clock: { now: () => new Date(START + (world?.time ?? 0)) },
      seed,
      keys: [{ key: 'till', companies: [SHOP.vatNumber, CUSTOMER.vatNumber], credits: 1_000_000 }],
      settings: { journalLength: 0 },
      fetch: async () => new Response(),
    });
    world = new World(odds, plan, seed, sandbox, place);
    return world;
  }

  /** The time at a machine whose clock is ahead. */
  now(ahead = 0): Date {
    return new Date(START + this.time + this.skew + ahead);
  }

  async #waitFor<Result>(work: Promise<Result>): Promise<Result> {
    this.#outside += 1;
    try {
      return await work;
    } finally {
      this.#outside -= 1;
    }
  }

  /** The time of the world at a time of the service. */
  timeOf(iso: string): number {
    return Date.parse(iso) - START;
  }

  chance(odds: keyof Odds): boolean {
    const likely = this.odds[odds];
    return likely > 0 && !this.isCalm && this.random.next() < likely;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random.next() * items.length)] as Item;
  }

  reach(state: string): void {
    this.reached.set(state, (this.reached.get(state) ?? 0) + 1);
  }

  say(line: string): void {
    this.lines.push(`${String(Math.round(this.time / 1000)).padStart(6)} ${line}`);
  }

  find(what: string): void {
    if (this.findings.includes(what)) return;
    this.findings.push(what);
    this.say(`!!! ${what}`);
  }

  /** Lets others go first, as the scheduler wants. */
  turn(): Promise<void> {
    return new Promise((wake) => {
      this.#ready.push(wake);
    });
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      this.#timers.push({ at: this.time + milliseconds, wake });
    });
  }

  /** Runs until these are done. Others, such as what servers do beside calls, may still be waiting. */
  async until(work: readonly Promise<unknown>[]): Promise<void> {
    this.#left = work.length;
    for (const each of work) void each.finally(() => (this.#left -= 1)).catch(() => undefined);
    while (this.#left > 0) {
      await settled();
      if (this.#outside > 0) continue;
      // Before time passes, wait for what takes several turns of the runtime, such as the body of an upload.
      for (let turns = 0; turns < 5 && this.#ready.length === 0; turns += 1) await settled();
      if (this.#left === 0) break;
      if (this.#outside > 0) continue;
      this.#step();
      if (this.time > LONGEST) {
        this.find('stuck: the world does not end');
        return;
      }
    }
    await Promise.all(work);
  }

  #step(): void {
    if (this.time > STORM) this.calm();
    this.#timers.sort((one, other) => one.at - other.at);
    while ((this.#timers[0]?.at ?? Number.POSITIVE_INFINITY) <= this.time)
      this.#ready.push((this.#timers.shift() as Timer).wake);
    if (this.#ready.length > 0) {
      const [wake] = this.#ready.splice(Math.floor(this.random.next() * this.#ready.length), 1);
      this.time += 1 + Math.floor(this.random.next() * 20);
      wake?.();
      return;
    }
    const next = this.#timers[0];
    this.time = next === undefined ? this.time + 60_000 : Math.max(this.time, next.at);
  }

  /** From now on, nothing bad happens, and everything must end. */
  calm(): void {
    if (this.isCalm) return;
    this.isCalm = true;
    this.skew = 0;
    this.say('--- calm ---');
  }
}

/** Every promise that can settle now has settled. Nothing here waits for another thread. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
