import { english, type Locale } from '../../../issues/inside.js';
import { connect, drivers, failureOf } from '../../../sending/journal-sqlite/inside.js';

/**
 * Locks a file for this process, and returns a function that releases it; `undefined` if another process has it. It is
 * an SQLite lock: the system releases it when the process ends or is killed, so it is never left behind.
 *
 * @throws JournalError if SQLite is missing, or the file cannot be opened
 */
export async function takeAlone(
  file: string,
  locale: Locale = english,
): Promise<(() => Promise<void>) | undefined> {
  const connection = await connect({ file, locale }, drivers);
  try {
    connection.exec('BEGIN EXCLUSIVE');
    return () => connection.close();
  } catch (error) {
    await connection.close();
    if (failureOf(error) === 'journal/locked') return undefined;
    throw error;
  }
}
