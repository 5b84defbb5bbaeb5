import type { Journal } from '../../client/journal/journal.js';
import { pruneEvents } from '../events/log.js';
import { CALLS, type KeptCall } from './once.js';

/**
 * Removes stored calls and events that are older than a time. A call that may still be repeated to learn its outcome stays.
 * A document is not issued twice even after its call is removed: its number is in the journal.
 */
export async function prune(journal: Journal, olderThan: Date): Promise<void> {
  const before = olderThan.toISOString();
  for await (const { name, state, version } of journal.states({ prefix: CALLS })) {
    const { at, answer, digest } = state as KeptCall;
    const isDone = answer !== undefined || digest === undefined;
    if (isDone && at < before) await journal.exchangeState(name, version, undefined);
  }
  await pruneEvents(journal, before);
}
