import { statSync } from 'node:fs';

/** The parts of a journal: the file, its write-ahead log, and the index of that log. SQLite keeps all three open. */
const PARTS = ['', '-wal', '-shm'];

/** The files of an open journal, with their identities. */
export function filesOf(file: string): ReadonlyMap<string, string> {
  const files = PARTS.map((part) => `${file}${part}`);
  return new Map(
    files.flatMap((each) => {
      const identity = identityOf(each);
      return identity === undefined ? [] : [[each, identity]];
    }),
  );
}

/** Names the file at a path, whatever it is called; `undefined` if there is none. */
export function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
