import { settle } from './due.js';
import type { SandboxStore } from './state/store.js';
import type { World } from './world.js';

/** Work, one piece after the other: what is due happens first, and what changed is stored before the work is answered. */
export class Turns {
  readonly #world: World;
  readonly #store: SandboxStore | undefined;
  readonly #afterwards: () => void;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(world: World, store: SandboxStore | undefined, afterwards: () => void) {
    this.#world = world;
    this.#store = store;
    this.#afterwards = afterwards;
  }

  readonly take = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = this.#turn.then(async () => {
      await settle(this.#world);
      try {
        return await work();
      } finally {
        await settle(this.#world);
        await this.#save();
        this.#afterwards();
      }
    });
    this.#turn = done.catch(() => undefined);
    return done;
  };

  async #save(): Promise<void> {
    const { state } = this.#world;
    if (this.#store === undefined) return state.settled();
    this.#world.noteChance();
    const changes = state.changes();
    if (changes.length === 0) return;
    try {
      await this.#store.save(changes);
    } catch (error) {
      state.keep(changes);
      throw error;
    }
  }
}
