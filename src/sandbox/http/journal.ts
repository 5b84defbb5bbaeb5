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
  /** The body, or its size in brackets if it is a file or is not kept. */
  readonly request: string;
  /** Absent when the call was never answered. */
  readonly status?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly response?: string;
  readonly fault?: string;
}

/** How much a journal keeps. */
interface Room {
  /** Calls. */
  readonly length: number;
  /** Characters of all bodies together. */
  readonly size: number;
}

/** The last calls, the oldest first. The bodies of the oldest go first. */
export class Journal {
  readonly #room: Room;
  readonly #changed: () => void;
  #entries: JournalEntry[] = [];
  #last = 0;
  /** The characters of all bodies that are kept. */
  #size = 0;
  /** How many of the first entries have no bodies any more. */
  #bare = 0;

  constructor(room: Room, changed: () => void) {
    this.#room = room;
    this.#changed = changed;
  }

  note(entry: Omit<JournalEntry, 'id'>): void {
    this.#last += 1;
    const noted = { id: this.#last, ...entry };
    // One body that is too large does not push out all others.
    const added = sizeOf(noted) > this.#room.size ? bare(noted) : noted;
    this.#entries.push(added);
    this.#size += sizeOf(added);
    if (this.#entries.length > this.#room.length) this.#forgetFirst();
    while (this.#size > this.#room.size && this.#bare < this.#entries.length) this.#strip(this.#bare);
    this.#changed();
  }

  get entries(): readonly JournalEntry[] {
    return [...this.#entries];
  }

  /** Forgets all calls. */
  clear(): void {
    this.#entries = [];
    this.#size = 0;
    this.#bare = 0;
    this.#changed();
  }

  #forgetFirst(): void {
    const first = this.#entries.shift();
    if (this.#bare > 0) this.#bare -= 1;
    else if (first !== undefined) this.#size -= sizeOf(first);
  }

  #strip(index: number): void {
    const entry = this.#entries[index];
    if (entry === undefined) return;
    this.#size -= sizeOf(entry);
    this.#entries[index] = bare(entry);
    this.#bare = index + 1;
  }
}

const sizeOf = ({ request, response = '' }: JournalEntry): number => request.length + response.length;

const NOT_KEPT = /^\(.{1,40} not kept\)$/;

/** An entry with the sizes of its bodies in place of them. */
const bare = ({ request, response, ...entry }: JournalEntry): JournalEntry => ({
  ...entry,
  request: sizeInWords(request),
  ...(response !== undefined && { response: sizeInWords(response) }),
});

const sizeInWords = (body: string): string =>
  body === '' || NOT_KEPT.test(body) ? body : `(${body.length} characters, not kept)`;
