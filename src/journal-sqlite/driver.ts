import process from 'node:process';

/** A value of a column. */
export type SqlValue = string | number | null;

/** A row, by the names of its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** The common part of both drivers, and everything that is used of them. */
export interface Driver {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  close(): unknown;
}

interface SqlStatement {
  run(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
}

type Opener = new (file: string) => Driver;

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
  installed: async () => (await import('libsql')).default as unknown as Opener,
};

/**
 * The driver of this runtime: the built-in one of Node (22.13 or later), otherwise `libsql`, which has the same
 * methods.
 */
export async function findDriver({ builtIn, installed }: Drivers): Promise<Opener> {
  return builtIn() ?? (await installed());
}
