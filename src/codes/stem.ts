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

const WORDS = /[^\p{L}\p{N}]+/u;

/** The stems of all words of a folded text. */
export const stemsOf = (text: string): readonly string[] =>
  text.split(WORDS).flatMap((word) => (word === '' ? [] : [stemOf(word)]));
