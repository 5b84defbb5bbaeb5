import process from 'node:process';

/** A value of a column. */
export type SqlValue = string | number | null;

/** A row, by the names of its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** What both drivers have in common, and all that is used of them. */
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

/** How a driver is found. A test gives others. */
export interface Drivers {
  readonly builtIn: () => Opener | undefined;
  readonly installed: () => Promise<Opener>;
}

export const drivers: Drivers = {
  // Asked for like this, an older Node, or another runtime, answers that it has none; an import would fail.
  builtIn: () => {
    const sqlite = process.getBuiltinModule?.('node:sqlite') as
      | { readonly DatabaseSync?: Opener }
      | undefined;
    return sqlite?.DatabaseSync;
  },
  installed: async () => (await import('libsql')).default as unknown as Opener,
};

/** The driver of this runtime: that of Node (from 22.13 on), otherwise `libsql`, which has the same methods. */
export async function findDriver({ builtIn, installed }: Drivers): Promise<Opener> {
  return builtIn() ?? (await installed());
}
