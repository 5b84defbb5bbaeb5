import { settle } from './due.js';
import type { InTurn } from './in-turn.js';
import type { SandboxStore, StoredChange } from './state/store.js';
import { pause } from './time.js';
import type { Courier } from './webhooks/courier.js';
import type { World } from './world.js';

/**
 * Runs one task at a time: first what is due, then the work. Its changes are stored before it is acknowledged. Tasks that
 * arrive together share one write.
 */
export class Turns {
  readonly #world: World;
  readonly #store: SandboxStore | undefined;
  readonly #courier: Courier;
  readonly #changed: () => void;
  /** The latest change of each row that is not stored. */
  readonly #unsaved = new Map<string, StoredChange>();
  #turn: Promise<unknown> = Promise.resolve();
  #saving: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    world: World,
    store: SandboxStore | undefined,
    changed: () => void,
    courierOf: (inTurn: InTurn) => Courier,
  ) {
    this.#world = world;
    this.#store = store;
    this.#changed = changed;
    this.#courier = courierOf(this.take);
  }

  readonly take: InTurn = async (work) => {
    const done = this.#turn.then(() => this.#done(work));
    this.#turn = done.catch(() => undefined);
    // Only events that are stored with this task are sent. Later ones wait for their own write.
    const { saved, deliveries, outcome } = await done;
    await saved;
    this.#courier.start(deliveries);
    this.#changed();
    return outcome();
  };

  /** Waits until no delivery is in progress. */
  async idle(): Promise<void> {
    await this.#courier.idle();
  }

  async #done<Result>(work: () => Promise<Result>) {
    const outcome = await settle(this.#world)
      .then(work)
      .then(
        (result) => () => result,
        (error: unknown) => () => {
          throw error;
        },
      );
    await settle(this.#world);
    return { outcome, deliveries: [...this.#world.inFlight], saved: this.#save() };
  }

  /** The write that includes everything changed so far. It takes no change of a task that still runs. */
  #save(): Promise<void> | undefined {
    const { state } = this.#world;
    if (this.#store === undefined) return void state.settled();
    this.#world.noteChance();
    for (const change of state.changes()) this.#unsaved.set(`${change.table}/${change.id}`, change);
    if (this.#unsaved.size > 0) this.#next ??= this.#write(this.#store);
    return this.#next ?? this.#saving;
  }

  async #write(store: SandboxStore): Promise<void> {
    await this.#saving?.catch(() => undefined);
    // Calls that arrive at the same time are processed first and share this write, which takes longer than they do.
    await pause(0);
    this.#saving = this.#next;
    this.#next = undefined;
    const changes = [...this.#unsaved.values()];
    this.#unsaved.clear();
    try {
      await store.save(changes);
    } catch (error) {
      // They stay unsaved, unless the row changed again in the meantime.
      for (const change of changes) {
        const row = `${change.table}/${change.id}`;
        if (!this.#unsaved.has(row)) this.#unsaved.set(row, change);
      }
      throw error;
    } finally {
      this.#saving = undefined;
    }
  }
}
