import v8 from 'node:v8';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * A journal in a file that is closed collects garbage, so that no handle and no lock is left. With all modules of the tests
 * in memory that takes 30 milliseconds, hundreds of times, so only few tests do it. Windows deletes no file that is open.
 */
export function keepGarbage(): void {
  if (process.platform === 'win32') return;
  vi.spyOn(v8, 'setFlagsFromString').mockImplementation(() => {
    throw new Error('No garbage is collected in this test.');
  });
}

/** In this file of tests, journals that are closed collect garbage, as they do in a program: it copies or locks files. */
export function collectGarbage(): void {
  beforeAll(() => vi.spyOn(v8, 'setFlagsFromString').mockRestore());
  afterAll(keepGarbage);
}
