/** A till: one journal, and the servers on it, which start again when they die. */
import type { Journal } from '../../src/sending/client/journal/journal.js';
import { Server } from './server.js';
import type { World } from './world.js';

export class Till {
  readonly name: string;
  readonly journal: Journal;
  readonly #servers: (Server | undefined)[];
  readonly #world: World;

  constructor(world: World, name: string, servers: number) {
    this.#world = world;
    this.name = name;
    this.journal = world.journal();
    this.#servers = Array.from({ length: servers }, (_, at) => this.#started(at, servers));
    for (const at of this.#servers.keys()) void this.#watch(at, servers);
  }

  /** One of the servers that run. */
  server(): Server | undefined {
    const alive = this.#servers.filter((each) => each?.isAlive === true);
    return alive.length === 0 ? undefined : this.#world.pick(alive);
  }

  #started(at: number, servers: number): Server {
    // Only a process that is alone on its journal keeps its name.
    return new Server(this.#world, this.journal, servers === 1 ? 'serve' : undefined, `${this.name}/${at}`);
  }

  async #watch(at: number, servers: number): Promise<void> {
    const world = this.#world;
    while (!world.isOver) {
      await world.sleep(2000 + world.random.next() * 8000);
      if (this.#servers[at]?.isAlive === true) continue;
      world.say(`${this.name}/${at} starts again`);
      this.#servers[at] = this.#started(at, servers);
    }
  }
}
