/**
 * Suggests the name that a misspelt one probably means, or `undefined` if none is close. At most a third of the letters
 * may differ. Two swapped letters count as one difference, and case is ignored.
 */
export function nearest(wrong: string, names: Iterable<string>): string | undefined {
  const folded = wrong.toLowerCase();
  if (folded.length > 60) return undefined;
  const letters = lettersOf(folded);
  let best: string | undefined;
  let limit = Math.max(1, Math.floor(folded.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - folded.length) >= limit) continue;
    const other = foldedOf(name);
    // Each edit changes at most two kinds of letters, so most names can be excluded without computing the distance.
    if (countBits(letters ^ other.letters) >= 2 * limit) continue;
    const distance = editDistance(folded, other.text, limit);
    if (distance < limit) {
      limit = distance;
      best = name;
    }
  }
  return best;
}

/** A name in lower case, and its letters. */
interface Folded {
  readonly text: string;
  readonly letters: number;
}

/** Names of members are compared again and again. The cache is bounded, because other names come from documents. */
const remembered = new Map<string, Folded>();
const MOST = 1000;

function foldedOf(name: string): Folded {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const text = name.toLowerCase();
  const folded = { text, letters: lettersOf(text) };
  if (remembered.size < MOST) remembered.set(name, folded);
  return folded;
}

/** The distance of two words, or `limit` if they are further apart. What they have in common at both ends does not count and is left out. */
export function editDistance(from: string, to: string, limit: number): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  const middle = from.slice(start, from.length - end);
  const other = to.slice(start, to.length - end);
  if (middle === '' || other === '') return Math.max(middle.length, other.length);
  return distanceOf(middle, other, limit);
}

/** Damerau-Levenshtein distance (adjacent swaps count as one). Stops at `limit`. */
function distanceOf(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let fewest = i;
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      fewest = Math.min(fewest, cost);
      row.push(cost);
    }
    if (fewest > limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? limit;
}

/** One bit for each letter that occurs in a word. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
