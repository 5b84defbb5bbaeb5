import type { Path } from '../../types/index.js';
import { groupsOf } from './groups.js';
import { isEnding, type OpenSlip } from './ledger.js';
import { type HalfDone, halfDoneOf, isHeldBack } from './moves.js';
import { indexOfDocument, nameOf } from './numbers.js';
import type { Step } from './step.js';

/**
 * The open slips that a closing or a total cancellation lists: all, or those that the step names, with the
 * cancellations that take from them. Each must have its answer, because it is listed by its MARK or UID.
 */
export function selectSlips(step: Step): OpenSlip[] {
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
  selected: readonly OpenSlip[],
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

function named(step: Step, slips: unknown): OpenSlip[] {
  const { state, ledger, refusing } = step;
  // An empty list does not mean all slips. It is probably a bug in the calling program.
  if (!Array.isArray(slips) || slips.length === 0) return refusing.refuse('table/not-facts', ['slips']);
  const places = new Set(slips.map((which, index) => openPlace(step, which, ['slips', index])));
  refusing.done();
  const groups = groupsOf(state.entries);
  const meant = new Set([...places].map((place) => groups[place]));
  const together = ledger.open.filter(({ place }) => meant.has(groups[place]));
  for (const { place, entry } of together) {
    if (entry.kind === 'order' && !places.has(place))
      refusing.add('table/slips-linked', ['slips'], { number: nameOf(entry) });
  }
  return together;
}

/** The index of an open slip; reports what is wrong with it. */
function openPlace({ state, ledger, refusing }: Step, which: unknown, at: Path): number {
  const place = indexOfDocument(state, which, refusing, at);
  const entry = state.entries[place];
  if (entry === undefined) return place;
  const number = nameOf(entry);
  const ending = ledger.endedBy.get(place);
  if (ending !== undefined) refusing.add('table/slip-ended', at, { number, by: nameOf(ending) });
  else if (entry.fate === 'notIssued') refusing.add('table/slip-not-issued', at, { number });
  else if (isEnding(entry)) refusing.add('table/document-unknown', at, { number });
  return place;
}

/** The lists of slips: by MARK, or by UID for those that were issued offline and have no MARK. */
export function linksTo(selected: readonly OpenSlip[]): {
  multipleConnectedMarks?: string[];
  multipleConnectedUids?: string[];
} {
  const marks = selected.flatMap(({ entry }) => entry.mark ?? []);
  const offline = selected.filter(({ entry }) => entry.mark === undefined);
  const uids = offline.flatMap(({ entry }) => entry.uid ?? []);
  return {
    ...(marks.length > 0 && { multipleConnectedMarks: marks }),
    ...(uids.length > 0 && { multipleConnectedUids: uids }),
  };
}
