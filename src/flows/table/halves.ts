import { oncePer } from '../../rules/inside.js';
import { isEnding } from './ledger.js';
import type { CancellationEntry, Entry, Fate, OrderEntry, StoredMove, TableState } from './state.js';

/** What to do next for a move of which only one half is issued, or whose answers are missing. */
export type NextStep = 'sendOrder' | 'sendCancellation' | 'cancel' | 'order';

/** The two halves of a move, each with all of its documents, newest last, and what to do next. */
export interface Halves {
  readonly kind: StoredMove['kind'];
  readonly orders: readonly OrderEntry[];
  readonly cancellations: readonly CancellationEntry[];
  /** Absent once both halves are issued, or neither is. */
  readonly next: NextStep | undefined;
}

export const isCancellation = (entry: Entry): entry is CancellationEntry => entry.kind === 'cancellation';

/** The halves of all moves of a table, by the index of the move. Computed once for each state. */
export const halvesOf = oncePer(({ entries, moves = [] }: TableState): readonly Halves[] => {
  if (moves.length === 0) return [];
  const halves = moves.map(({ kind, orders }) => ({
    kind,
    orders: [...orders],
    cancellations: [] as CancellationEntry[],
  }));
  const ended = new Set<number>();
  for (const entry of entries) {
    if (isEnding(entry)) {
      if (entry.fate !== 'notIssued') for (const slip of entry.lists) ended.add(slip);
    } else if (isCancellation(entry)) halves[entry.move as number]?.cancellations.push(entry);
    // Most documents belong to no move.
    else if (entry.kind === 'order') halves[entry.move as number]?.orders.push(entry);
  }
  return halves.map((each) => ({ ...each, next: nextOf(each, ended) }));
});

function nextOf(
  { kind, orders, cancellations }: Omit<Halves, 'next'>,
  ended: ReadonlySet<number>,
): NextStep | undefined {
  const ordered = fateOf(orders);
  const cancelled = fateOf(cancellations);
  // Once the slips that a cancellation takes from are closed, nothing can be cancelled there any more.
  const isOpen = cancellations.some(({ takes }) => takes.some(({ slip }) => !ended.has(slip)));
  if (ordered === 'pending') return 'sendOrder';
  if (ordered === 'notIssued') {
    // A total cancellation of a table ends its discounts, but not the orders that it owes to other tables.
    return cancelled === 'issued' && (isOpen || kind === 'move') ? 'order' : undefined;
  }
  if (cancelled === 'pending') return 'sendCancellation';
  return cancelled === 'issued' || !isOpen ? undefined : 'cancel';
}

/** The fate of one half: issued if any of its documents is, and unknown while any of them has no answer. */
function fateOf(half: readonly (OrderEntry | CancellationEntry)[]): Fate {
  const fates = half.map((entry) => ('stray' in entry && entry.stray ? 'notIssued' : entry.fate));
  return fates.includes('issued') ? 'issued' : fates.includes('pending') ? 'pending' : 'notIssued';
}
