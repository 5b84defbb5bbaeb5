import type { Entry } from './state.js';

/**
 * For each document of a table, the index of one document of its group: slips that must be closed together have the same.
 * A cancellation counts against the orders that it takes from, so a document that lists only one of them would not equal
 * its slips.
 */
export function groupsOf(entries: readonly Entry[]): readonly number[] {
  const groups = entries.map((_, place) => place);
  const groupOf = (place: number): number => {
    let group = place;
    for (let above = groups[group]; above !== undefined && above !== group; above = groups[group]) {
      // Half of the way is cut off for the next search.
      groups[group] = groups[above] ?? above;
      group = above;
    }
    return group;
  };
  for (const [place, entry] of entries.entries()) {
    if (entry.kind !== 'cancellation' || entry.fate === 'notIssued' || entry.stray) continue;
    for (const { slip } of entry.takes) groups[groupOf(slip)] = groupOf(place);
  }
  return groups.map((_, place) => groupOf(place));
}
