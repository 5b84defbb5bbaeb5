import { drivers, findDriver } from '../../journal-sqlite/driver.js';
import { failureOf } from '../../journal-sqlite/failure.js';

/**
 * Takes a file for this process alone, and gives what lets go of it; `undefined` while another process has it. It is a lock
 * of SQLite: the system ends it with the process, also when that is killed, so none is ever left behind.
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
