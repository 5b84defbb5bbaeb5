/**
 * The name that a misspelt one most likely means, or `undefined` when none is near: at most a third of the letters may
 * differ, letters swapped count once, case does not count.
 */
export function nearest(wrong: string, names: Iterable<string>): string | undefined {
  const folded = wrong.toLowerCase();
  if (folded.length > 60) return undefined;
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(folded.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(folded, name.toLowerCase(), fewest);
    if (distance < fewest) {
      fewest = distance;
      best = name;
    }
  }
  return best;
}

/** Damerau-Levenshtein distance (adjacent swaps count one), given up at `limit`. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? limit;
}
