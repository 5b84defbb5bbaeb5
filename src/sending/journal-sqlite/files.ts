import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

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

/** Whether a file is missing, or has nothing in it. */
const isEmpty = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

/**
 * What beside a file shows that it was used, although it is missing or empty by now; `undefined` if all is well. SQLite would
 * delete its log and begin anew.
 *
 * @param others files that are created after it
 */
export const leftOf = (file: string, others: readonly string[] = [`${file}-wal`]): string | undefined =>
  // The others come first: another process may just be creating all of them.
  others.filter((other) => identityOf(other) !== undefined).find(() => isEmpty(file));

/**
 * Creates a file that only its owner can read, whatever the umask. One that exists keeps its rights: it is somebody else's. The files that SQLite puts beside it have the same mode.
 * What cannot be done is left to SQLite, which says why.
 */
export function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
    chmodSync(file, OWNER_ONLY);
  } catch {}
}

const OWNER_ONLY = 0o600;
