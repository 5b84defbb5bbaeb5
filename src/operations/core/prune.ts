import type { Journal } from '../../client/journal/journal.js';
import { OWN, own } from '../../client/journal/own-states.js';
import { pruneEvents } from '../events/log.js';
import { CALLS, type StoredCall } from './call.js';

/** When the journal was pruned: at most once a day, oldest first. */
const DAYS = `${OWN}pruned`;
const DAY = 86_400_000;

/**
 * Removes stored calls and events that are older than some days on which the journal was in use, so that one start with a
 * wrong clock removes nothing. A call that may still be repeated to learn its outcome stays. After its call is removed, a
 * repeated call with a fixed number still issues nothing twice: its number is in the journal. With `aa: next`, it takes a
 * new number, so do not repeat calls that are older than this.
 *
 * @param days how many of these days calls are kept
 */
export async function prune(journal: Journal, now: Date, days: number): Promise<void> {
  const before = await beginningOf(journal, now, days);
  if (before === undefined) return;
  for await (const { name, state, version } of journal.states({ prefix: CALLS.prefix })) {
    const { at, isDone } = state as StoredCall;
    if (isDone === true && at < before) await journal.exchangeState(name, version, undefined);
  }
  await pruneEvents(journal, before);
}

/** When the oldest of the days began that are kept; `undefined` if there were fewer days yet. */
async function beginningOf(journal: Journal, now: Date, days: number): Promise<string | undefined> {
  const stored = await journal.storedState(DAYS);
  const all = (stored?.state as { readonly days: readonly string[] } | undefined)?.days ?? [];
  // Days that lie ahead are those of a clock that was wrong.
  const known = all.filter((day) => Date.parse(day) <= now.getTime());
  const last = known.at(-1);
  const isNew = last === undefined || now.getTime() - Date.parse(last) >= DAY;
  const kept = [...known, ...(isNew ? [now.toISOString()] : [])].slice(-days - 1);
  if (kept.length !== all.length || isNew)
    await journal.exchangeState(DAYS, stored?.version, own({ days: kept }));
  return kept.length > days ? kept[0] : undefined;
}
