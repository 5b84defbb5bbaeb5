import { athensMidnight } from './athens-midnight.js';
import { groupsOf } from './groups.js';
import { isLeft, type Ledger } from './ledger.js';
import { isHeldBack } from './moves.js';
import { nameOf } from './numbers.js';
import type { SlipEntry, TableState } from './state.js';

/**
 * When an open slip will block its branch, and what to do about it. Source: service description, Table order slip
 * lifecycle.
 *
 * @example
 * const [first] = table.deadlines(new Date()); // { slip: 'OS 201', passesAt: '2026-11-21T18:05:00.000Z', next: 'close', … }
 */
export interface SlipDeadline {
  /** Series and number, or the MARK for a slip that is known only from its record. */
  readonly slip: string;
  readonly mark?: string;
  readonly uid?: string;
  /** The time from which the 24 hours count, ISO 8601; absent if neither the answer nor the issue date is known. */
  readonly since?: string;
  /** The time at which the branch will be blocked, ISO 8601. */
  readonly passesAt?: string;
  /** The time until then in milliseconds; negative if it has passed. */
  readonly left?: number;
  /**
   * Whether the time has certainly passed: nothing is issued for the branch until the slip is closed. If the answer had
   * no `issuedAt`, `since` is the earliest possible time, and one more day has to pass.
   */
  readonly blocks: boolean;
  /**
   * `search`: search for this slip, or for the closing that lists it, and record the result. `cancel`: nothing of it
   * remains, or a closing cannot include it, so end it with a total cancellation. `close`: close or cancel it.
   */
  readonly next: 'close' | 'cancel' | 'search';
}

const DAY = 86_400_000;

/** The slips that are not known to be closed, most urgent first. */
export function deadlinesOf(state: TableState, ledger: Ledger, now: Date): SlipDeadline[] {
  const { entries } = state;
  const listed = ledger.endings.filter(({ fate }) => fate === 'pending').flatMap(({ lists }) => lists);
  const waiting = new Set(listed);
  const groups = groupsOf(entries);
  const withLeft = new Set(
    ledger.open
      .filter(({ place }) => ledger.lines.get(place)?.some(isLeft))
      .map(({ place }) => groups[place]),
  );
  const open = ledger.open
    // A cancellation that is waiting for its order was not sent, so it is not open at the service.
    .filter(({ entry }) => !isHeldBack(state, entry))
    .map(({ place, entry }) => deadlineOf(entry, nextFor(entry, withLeft.has(groups[place])), now));
  const ending = [...waiting].map((place) => deadlineOf(entries[place] as SlipEntry, 'search', now));
  return [...open, ...ending].sort(byUrgency);
}

/** @param hasLeft whether something is left of the slips that must be closed with this one */
function nextFor({ fate, kind }: SlipEntry, hasLeft: boolean): SlipDeadline['next'] {
  if (fate === 'pending') return 'search';
  // A stray cancellation takes from no slip, so nothing of it is left.
  return kind === 'found' || hasLeft ? 'close' : 'cancel';
}

function deadlineOf(entry: SlipEntry, next: SlipDeadline['next'], now: Date): SlipDeadline {
  const since = beginningOf(entry);
  const named = {
    slip: nameOf(entry),
    ...(entry.mark !== undefined && { mark: entry.mark }),
    ...(entry.uid !== undefined && { uid: entry.uid }),
  };
  if (since === undefined) return { ...named, blocks: false, next };
  const passes = dayAfter(since);
  const surely = entry.issuedAt === undefined ? dayAfter(passes) : passes;
  const left = passes.getTime() - now.getTime();
  const times = { since: since.toISOString(), passesAt: passes.toISOString(), left };
  return { ...named, ...times, blocks: surely <= now, next };
}

const dayAfter = (moment: Date): Date => new Date(moment.getTime() + DAY);

/** The time from which the 24 hours count: the answer, or the start of the issue date, which is never later. */
function beginningOf(entry: SlipEntry): Date | undefined {
  if (entry.issuedAt !== undefined) return new Date(entry.issuedAt);
  return entry.kind === 'found' ? undefined : athensMidnight(entry.document.invoiceHeader.issueDate);
}

const byUrgency = (a: SlipDeadline, b: SlipDeadline): number =>
  (a.left ?? Number.MAX_VALUE) < (b.left ?? Number.MAX_VALUE) ? -1 : 1;
