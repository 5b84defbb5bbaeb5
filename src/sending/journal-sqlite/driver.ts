import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

export type SqlValue = string | number | null;

/** A row, by the names of its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** The common part of both drivers, and everything that is used of them. */
export interface Driver {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  /** Closes the file. With libsql it is closed when the promise resolves. */
  close(): unknown;
}

interface SqlStatement {
  run(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
}

type Opener = new (file: string, options?: OpenOptions) => Driver;

interface OpenOptions {
  /** Opens an existing file, and never writes it. */
  readonly readOnly?: boolean;
}

/** How a driver is found. Tests use other functions. */
export interface Drivers {
  readonly builtIn: () => Opener | undefined;
  readonly installed: () => Promise<Opener>;
}

export const drivers: Drivers = {
  // With this call, an older Node or another runtime returns undefined; an import would fail.
  builtIn: () => {
    const sqlite = process.getBuiltinModule?.('node:sqlite') as
      | { readonly DatabaseSync?: Opener }
      | undefined;
    return sqlite?.DatabaseSync;
  },
  installed: async () => closing((await import('libsql')).default as unknown as Opener),
};

/**
 * The driver of this runtime: the built-in one of Node (22.13 or later), otherwise `libsql`, which has the same
 * methods.
 */
export async function findDriver({ builtIn, installed }: Drivers): Promise<Opener> {
  return builtIn() ?? (await installed());
}

/**
 * libsql keeps a file open until the garbage collector has taken its statements, and has no call that ends one. So
 * `close` asks for a collection: otherwise the files could not be deleted or moved on Windows, and each journal that
 * was closed would keep three handles.
 */
const closing = (Opened: Opener): Opener =>
  class extends Opened {
    #hasStatements = false;

    constructor(file: string, { readOnly = false }: OpenOptions = {}) {
      // libsql has no such option.
      super(readOnly ? `${pathToFileURL(file).href}?mode=ro` : file);
    }

    override prepare(sql: string): SqlStatement {
      this.#hasStatements = true;
      return super.prepare(sql);
    }

    override async close(): Promise<void> {
      super.close();
      if (!this.#hasStatements) return;
      collectGarbage();
      // The statements end in the next turn of the event loop.
      await setImmediate();
    }
  };

function collectGarbage(): void {
  try {
    v8.setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    v8.setFlagsFromString('--no-expose-gc');
  } catch {
    // This runtime cannot be asked. It collects them later.
  }
}
