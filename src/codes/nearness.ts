/** The endings of Greek and English words, longer ones first. Words are folded by `foldText`. */
const ENDING = /(?:ι?(?:ματων|ματοσ|ματα|εισ|εων|ουσ|μα|ων|οσ|ου|οι|ησ|εσ|ασ|α|η|ο)|ι|ies|es|s|y|e)$/;

/** The shortest stem. Shorter words are compared as they are. */
const SHORTEST = 3;

/**
 * A folded word without its ending, so that singular and plural and the cases of Greek match.
 * @example stemOf('ενοικιο') === stemOf('ενοικια') // true
 */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST ? word : stem;
}

export const stemsOf = (text: string): readonly string[] =>
  text.split(WORDS).flatMap((word) => (word === '' ? [] : [stemOf(word)]));

/** Whether two words differ by one letter: changed, added, missing, or swapped with its neighbour. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

const WORDS = /[^\p{L}\p{N}]+/u;

/** Whether a text has all words of another, perhaps in singular instead of plural. */
export function haveStems(wanted: string, texts: readonly string[]): boolean {
  const stems = stemsOf(wanted);
  return (
    stems.length > 0 &&
    texts.some((text) => {
      const own = new Set(stemsOf(text));
      return stems.every((stem) => own.has(stem));
    })
  );
}

const isMisspelt = (wanted: string, texts: readonly string[]): boolean =>
  wanted.length > 3 && texts.some((text) => text.split(WORDS).some((word) => isOneSlipAway(wanted, word)));

/**
 * How closely a folded text matches a code and its words. 0: the code, 1: a whole label, 2: the beginning of a label,
 * 3: the beginning of a word, 4: contained, 5: all words contained, 6: all words with other endings, 8: a misspelling,
 * Infinity: no match. The name of the table is 7.
 * @example nearness('cash', '3', ['μετρητα', 'cash', '']) // 1
 */
export function nearness(wanted: string, code: string, texts: readonly string[]): number {
  if (code === wanted) return 0;
  if (texts.includes(wanted)) return 1;
  if (texts.some((text) => text.startsWith(wanted))) return 2;
  if (texts.some((text) => text.split(WORDS).some((word) => word.startsWith(wanted)))) return 3;
  if (wanted.length > 1 && [code, ...texts].some((text) => text.includes(wanted))) return 4;
  const words = wanted.split(WORDS).filter((word) => word.length > 1);
  if (words.length > 1 && texts.some((text) => words.every((word) => text.includes(word)))) return 5;
  if (haveStems(wanted, texts)) return 6;
  return isMisspelt(wanted, texts) ? 8 : Number.POSITIVE_INFINITY;
}
