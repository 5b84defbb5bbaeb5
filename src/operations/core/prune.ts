import type { Journal } from '../../client/journal/journal.js';
import { pruneEvents } from '../events/log.js';
import { CALLS, type KeptCall } from './once.js';

/**
 * Removes stored calls and events that are older than a time. A call that may still be repeated to learn its outcome stays.
 * After its call is removed, a repeated call with a fixed number still issues nothing twice: its number is in the journal.
 * With `aa: next`, it takes a new number, so do not repeat calls that are older than this.
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
