/** A call in the journal of the sandbox. The key is not recorded. */
export interface JournalEntry {
  /** The time in the sandbox. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** The name of the call; absent for an unknown address. */
  readonly call?: string;
  readonly request: string;
  /** Absent when the call was never answered. */
  readonly status?: number;
  readonly response?: string;
  readonly fault?: string;
}

/** The last calls, the oldest first. */
export class Journal {
  readonly #length: number;
  #entries: JournalEntry[] = [];

  constructor(length: number) {
    this.#length = length;
  }

  note(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > this.#length) this.#entries.shift();
  }

  get entries(): readonly JournalEntry[] {
    return [...this.#entries];
  }
}
