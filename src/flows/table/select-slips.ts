import type { Path } from '../../types/index.js';
import { connected } from './ledger.js';
import { type HalfDone, halfDoneOf, isHeldBack } from './moves.js';
import { indexOfDocument, nameOf } from './numbers.js';
import type { SlipEntry } from './state.js';
import type { Step } from './step.js';

/** A slip with its index among the documents of its table. */
export interface Selected {
  readonly place: number;
  readonly entry: SlipEntry;
}

/**
 * The open slips that a closing or a total cancellation lists: all, or those that the step names, with the
 * cancellations that take from them. Each must have its answer, because it is listed by its MARK or UID.
 */
export function selectSlips(step: Step): Selected[] {
  const { ledger, refusing, facts } = step;
  const { slips } = facts;
  const selected = slips === undefined ? ledger.open : named(step, slips);
  if (selected.length === 0) refusing.refuse('table/nothing-open', []);
  for (const { entry } of selected) {
    const number = nameOf(entry);
    if (isHeldBack(step.state, entry)) refusing.add('table/cancellation-held-back', [], { number });
    else if (entry.fate === 'pending') refusing.add('table/slip-pending', [], { number });
  }
  refusing.done();
  return [...selected];
}

/** Refuses to end slips while one half of a move is missing: its items would be charged twice, or never. */
export function refuseHalfDone(
  { state, refusing }: Step,
  selected: readonly Selected[],
  matters: (half: HalfDone) => boolean = () => true,
): void {
  const places = new Set(selected.map(({ place }) => place));
  for (const half of halfDoneOf(state)) {
    const { number, next, takes } = half;
    if (matters(half) && takes.some(({ slip }) => places.has(slip)))
      refusing.add('table/move-unfinished', [], { number, next });
  }
  refusing.done();
}

function named(step: Step, slips: unknown): Selected[] {
  const { state, ledger, refusing } = step;
  // An empty list does not mean all slips. It is probably a bug in the calling program.
  if (!Array.isArray(slips) || slips.length === 0) return refusing.refuse('table/not-facts', ['slips']);
  const places = slips.map((which, index) => openPlace(step, which, ['slips', index]));
  refusing.done();
  const group = connected(state.entries, places);
  for (const { place, entry } of ledger.open) {
    if (entry.kind !== 'order' || !group.has(place) || places.includes(place)) continue;
    refusing.add('table/slips-linked', ['slips'], { number: nameOf(entry) });
  }
  return ledger.open.filter(({ place }) => group.has(place));
}

/** The index of an open slip; reports what is wrong with it. */
function openPlace({ state, ledger, refusing }: Step, which: unknown, at: Path): number {
  const place = indexOfDocument(state, which, refusing, at);
  const entry = state.entries[place];
  if (entry === undefined || ledger.open.some((open) => open.place === place)) return place;
  const number = nameOf(entry);
  const ending = ledger.endings.find(({ entry: { lists } }) => lists.includes(place));
  if (ending !== undefined) refusing.add('table/slip-ended', at, { number, by: nameOf(ending.entry) });
  else if (entry.fate === 'notIssued') refusing.add('table/slip-not-issued', at, { number });
  else refusing.add('table/document-unknown', at, { number });
  return place;
}

/** The lists of slips: by MARK, or by UID for those that were issued offline and have no MARK. */
export function linksTo(selected: readonly Selected[]): {
  multipleConnectedMarks?: string[];
  multipleConnectedUids?: string[];
} {
  const marks = selected.flatMap(({ entry }) => entry.mark ?? []);
  const uids = selected.flatMap(({ entry }) => (entry.mark === undefined ? (entry.uid ?? []) : []));
  return {
    ...(marks.length > 0 && { multipleConnectedMarks: marks }),
    ...(uids.length > 0 && { multipleConnectedUids: uids }),
  };
}
