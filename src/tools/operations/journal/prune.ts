import { type Journal, versionBefore } from '../../../sending/client/journal/inside.js';
import { CALLS, type StoredCall } from '../core/call.js';
import { pruneEvents } from '../events/log.js';

/**
 * Removes stored calls and events that are older than a time for which they are kept, in milliseconds. A call that may still
 * be repeated to learn its outcome stays. After its call is removed, a repeated call with a fixed number still issues nothing
 * twice: its number is in the journal. With `aa: next`, it takes a new number, so do not repeat calls that are older than this.
 */
export async function prune(journal: Journal, now: Date, keep: number): Promise<void> {
  const before = await versionBefore(journal, now, keep);
  if (before === undefined) return;
  for await (const { name, state, version } of journal.states({ prefix: CALLS.prefix })) {
    const isOld = version < before && (state as StoredCall).isDone === true;
    if (isOld) await journal.exchangeState(name, version, undefined);
  }
  await pruneEvents(journal, before);
}
