import type { InTurn } from '../in-turn.js';
import type { World } from '../world.js';
import { attemptsDue, noteAttempt, type Received, send } from './deliver.js';

/** Sends events outside the queue of calls, because a receiver may call the sandbox before it answers. */
export class Courier {
  readonly #world: World;
  readonly #fetch: typeof globalThis.fetch;
  readonly #inTurn: InTurn;
  readonly #sending = new Map<string, Promise<void>>();

  constructor(world: World, fetchOf: typeof globalThis.fetch | undefined, inTurn: InTurn) {
    this.#world = world;
    this.#fetch = fetchOf ?? ((input, init) => globalThis.fetch(input, init));
    this.#inTurn = inTurn;
  }

  /** Sends those of the given deliveries that are due and not yet in progress. */
  start(deliveries: readonly string[]): void {
    const { inFlight, settings } = this.#world;
    const ids = deliveries.filter((id) => inFlight.has(id) && !this.#sending.has(id));
    for (const id of ids) inFlight.delete(id);
    for (const attempt of attemptsDue(this.#world, ids)) {
      const { deliveryId } = attempt.delivery;
      inFlight.add(deliveryId);
      const sent = send(attempt, settings.webhookHeaderPrefix, this.#fetch)
        .then((received) => this.#inTurn(async () => this.#note(deliveryId, received)))
        .finally(() => this.#sending.delete(deliveryId));
      // If the attempt cannot be stored now, it is stored with the next task. Only `idle` reports the error.
      sent.catch(() => undefined);
      this.#sending.set(deliveryId, sent);
    }
  }

  /** Waits until no delivery is in progress. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending.values());
  }

  #note(deliveryId: string, received: Received): void {
    this.#world.inFlight.delete(deliveryId);
    noteAttempt(this.#world, deliveryId, received);
  }
}
