import type { Threads } from './bulk/threads.js';

/** Where text goes: standard output or standard error. */
export interface Sink {
  /** Resolves when more may be written; rejects with `BrokenPipe` or `OutputError`. */
  readonly write: (text: string) => Promise<void>;
  readonly isTerminal: boolean;
  /** The width of the terminal. */
  readonly columns?: number | undefined;
}

/** Everything that a command touches outside itself, so that tests can stand in for it. */
export interface Io {
  readonly stdin: { readonly isTerminal: boolean; readonly read: () => AsyncIterable<Uint8Array> };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The bytes of a file; iterating rejects with the error of the system (`code`: `ENOENT`, `EISDIR` …). */
  readonly readFile: (file: string) => AsyncIterable<Uint8Array>;
  /** Saves a new file; rejects with the error of the system, also where there is one. */
  readonly saveFile: (file: string, content: Uint8Array) => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Resolves when the person or the system asks the program to stop; without it, a server stops at once. */
  readonly untilStopped?: () => Promise<void>;
  /** Workers for long inputs; without it, everything is done by one. */
  readonly threads?: Threads;
}

/** An output cannot be written, for instance because the disk is full. `code` is the system's. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The reader of an output has gone, as `head` does when it has enough. */
export class BrokenPipe extends Error {
  override readonly name = 'BrokenPipe';
}
