/** A till: one journal, and the servers on it, which start again when they die. */
import type { Journal } from '../../src/sending/client/journal/journal.js';
import { Server } from './server.js';
import type { World } from './world.js';

export class Till {
  readonly name: string;
  readonly journal: Journal;
  readonly #servers: (Server | undefined)[] = [];
  readonly #world: World;

  private constructor(world: World, name: string, journal: Journal) {
    this.#world = world;
    this.name = name;
    this.journal = journal;
  }

  /** @param farthest how far a clock may be wrong, in milliseconds */
  static async create(world: World, name: string, servers: number, farthest: number): Promise<Till> {
    const till = new Till(world, name, await world.journals.open(name));
    // How far each clock is wrong, as long as the world lasts.
    const ahead = Array.from({ length: servers }, () => Math.round((world.clocks.next() * 2 - 1) * farthest));
    for (const [at, far] of ahead.entries()) {
      till.#servers.push(await till.#started(at, ahead));
      if (far !== 0) world.reach('a server whose clock is wrong');
    }
    if (new Set(ahead).size > 1) world.reach('two servers whose clocks are apart');
    for (const at of ahead.keys()) void till.#watch(at, ahead);
    return till;
  }

  /** One of the servers that run. */
  server(): Server | undefined {
    const alive = this.#servers.filter((each) => each?.isAlive === true);
    return alive.length === 0 ? undefined : this.#world.pick(alive);
  }

  async #started(at: number, ahead: readonly number[]): Promise<Server> {
    // Only a process that is alone on its journal keeps its name.
    const holder = ahead.length === 1 ? 'serve' : undefined;
    const journal = await this.#world.journals.open(this.name);
    return new Server(this.#world, journal, holder, { name: `${this.name}/${at}`, ahead: ahead[at] ?? 0 });
  }

  async #watch(at: number, ahead: readonly number[]): Promise<void> {
    const world = this.#world;
    while (!world.isOver) {
      await world.sleep(2000 + world.random.next() * 8000);
      if (this.#servers[at]?.isAlive === true) continue;
      world.say(`${this.name}/${at} starts again`);
      this.#servers[at] = await this.#started(at, ahead);
    }
  }
}
