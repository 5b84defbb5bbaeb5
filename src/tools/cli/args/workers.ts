import type { Context } from './command.js';
import { UsageError } from './usage-error.js';

/** More workers would only use more memory. */
const MOST = 64;

/** The number of workers; undefined for no workers. Throws `UsageError`. */
export function workersOf({ values, io }: Context): number | undefined {
  const stated = values.workers;
  const available = io.threads?.available ?? 1;
  if (typeof stated === 'string' && !(/^(?:0|[1-9]\d?)$/.test(stated) && Number(stated) <= MOST)) {
    throw new UsageError((words) => words.wrongCount('--workers', stated, 0, MOST));
  }
  const workers = typeof stated === 'string' ? Number(stated) : available;
  return workers > 0 ? workers : undefined;
}
