import { drivers, findDriver } from '../../journal-sqlite/driver.js';
import { failureOf } from '../../journal-sqlite/failure.js';

/**
 * Locks a file for this process, and returns a function that releases it; `undefined` if another process has it. It is
 * an SQLite lock: the system releases it when the process ends or is killed, so it is never left behind.
 */
export async function takeAlone(file: string): Promise<(() => void) | undefined> {
  const driver = new (await findDriver(drivers))(file);
  try {
    driver.exec('BEGIN EXCLUSIVE');
    return () => void driver.close();
  } catch (error) {
    driver.close();
    if (failureOf(error) === 'journal/locked') return undefined;
    throw error;
  }
}
