import { textsOf } from './own-states.js';
import type { FlowStates, StateExchange, StateFilter, StoredState } from './states.js';
import type { Transaction } from './transaction.js';

interface StoredText {
  readonly text: string;
  readonly version: number;
}

/**
 * Stored states in memory. They are kept as text, as in a database, so that later changes by the caller do not affect
 * them.
 */
export class MemoryStates {
  readonly #texts = new Map<string, StoredText>();
  #versions = 0;

  get(name: string): StoredState | undefined {
    const found = this.#texts.get(name);
    return found && { name, state: JSON.parse(found.text), version: found.version };
  }

  /** The states that are searched for, in the order of their names. */
  *found({ prefix = '', after, limit = Number.POSITIVE_INFINITY }: StateFilter): Generator<StoredState> {
    let left = limit;
    for (const name of [...this.#texts.keys()].sort()) {
      const isWanted = name.startsWith(prefix) && (after === undefined || name > after);
      const found = isWanted ? this.get(name) : undefined;
      if (found === undefined) continue;
      yield found;
      left -= 1;
      if (left === 0) return;
    }
  }

  /** Prepares states for storing. Anything that cannot be stored throws here, before the rows change. */
  saving(states?: FlowStates): () => void {
    const texts = textsOf(states);
    return () => {
      for (const [name, text] of texts) {
        this.#versions += 1;
        if (text === undefined) this.#texts.delete(name);
        else this.#texts.set(name, { text, version: this.#versions });
      }
    };
  }

  has(versions: Transaction['versions']): boolean {
    return Object.entries(versions).every(([name, version]) => this.#texts.get(name)?.version === version);
  }

  /** Stores `next` if this version is stored, and returns what is then stored. */
  exchange(name: string, version: number | undefined, next: unknown): StateExchange {
    const save = this.saving({ [name]: next });
    const exchanged = this.#texts.get(name)?.version === version;
    if (exchanged) save();
    return { exchanged, stored: this.get(name) };
  }
}
