import type { FlowStates, StoredState } from './states.js';

/**
 * Stored states in memory. They are kept as text, as in a database, so that later changes by the caller do not affect
 * them.
 */
export class MemoryStates {
  readonly #texts = new Map<string, string>();

  get(name: string): unknown {
    const text = this.#texts.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** The states whose name begins so, in the order of their names. */
  *withPrefix(prefix: string): Generator<StoredState> {
    for (const name of [...this.#texts.keys()].sort()) {
      const state = this.get(name);
      if (name.startsWith(prefix) && state !== undefined) yield { name, state };
    }
  }

  /** Prepares states for storing. Anything that cannot be stored throws here, before the rows change. */
  saving(states: FlowStates = {}): () => void {
    const texts = Object.entries(states).map(([name, state]) => [name, JSON.stringify(state)] as const);
    return () => {
      for (const [name, text] of texts) {
        if (text === undefined) this.#texts.delete(name);
        else this.#texts.set(name, text);
      }
    };
  }

  /** Stores `next` if `expected` is stored, and returns what is then stored. */
  exchange(name: string, expected: unknown, next: unknown): unknown {
    if (this.#texts.get(name) === JSON.stringify(expected)) this.saving({ [name]: next })();
    return this.get(name);
  }
}
