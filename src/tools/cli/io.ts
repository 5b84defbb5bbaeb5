/** Where text and bytes go: standard output or standard error. */
export interface Sink {
  /** Resolves when more can be written; rejects with `BrokenPipe` or `OutputError`. */
  readonly write: (content: string | Uint8Array) => Promise<void>;
  readonly isTerminal: boolean;
  /** The width of the terminal. */
  readonly columns?: number | undefined;
}

/** Everything outside the process that a command uses, so that tests can replace it. */
export interface Io {
  readonly stdin: { readonly isTerminal: boolean; readonly read: () => AsyncIterable<Uint8Array> };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The bytes of a file. Iterating rejects with the system error (`code`: `ENOENT`, `EISDIR`, …). */
  readonly readFile: (file: string) => AsyncIterable<Uint8Array>;
  /** Whether other users of this machine can read a file. Without it, nobody is warned. */
  readonly isOpenToOthers?: (file: string) => Promise<boolean>;
  /** Saves a new file. Rejects with the system error, also if the file already exists. */
  readonly saveFile: (file: string, content: Uint8Array) => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Resolves when the user or the system asks the program to stop. Without it, a server stops at once. */
  readonly untilStopped?: () => Promise<void>;
  /** Asks at the terminal, and returns the typed line; `undefined` if the input ends. Without it, nothing is asked. */
  readonly ask?: (prompt: string) => Promise<string | undefined>;
}

/** An output cannot be written, for example because the disk is full. `code` is the system's error code. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
  readonly code: string;
  /** The file that could not be saved; undefined for an output stream. */
  readonly file: string | undefined;

  constructor(code: string, file?: string) {
    super(code);
    this.code = code;
    this.file = file;
  }
}

/** The reader of an output has closed it, as `head` does when it has enough. */
export class BrokenPipe extends Error {
  override readonly name = 'BrokenPipe';
}
