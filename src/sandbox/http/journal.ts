/** A call in the journal of the sandbox. The key is not recorded. */
export interface JournalEntry {
  /** Counts the calls, from 1. */
  readonly id: number;
  /** The time in the sandbox. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** The name of the call; absent for an unknown address. */
  readonly call?: string;
  /** The internal name of the software house; absent without a known key. */
  readonly house?: string;
  /** Names in lower case, without the key. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly request: string;
  /** Absent when the call was never answered. */
  readonly status?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly response?: string;
  readonly fault?: string;
}

/** The last calls, the oldest first. */
export class Journal {
  readonly #length: number;
  readonly #changed: () => void;
  #entries: JournalEntry[] = [];
  #last = 0;

  constructor(length: number, changed: () => void) {
    this.#length = length;
    this.#changed = changed;
  }

  note(entry: Omit<JournalEntry, 'id'>): void {
    this.#last += 1;
    this.#entries.push({ id: this.#last, ...entry });
    if (this.#entries.length > this.#length) this.#entries.shift();
    this.#changed();
  }

  get entries(): readonly JournalEntry[] {
    return [...this.#entries];
  }
}
