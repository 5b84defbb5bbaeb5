// The words of sets of members in which the members of each shape are. No two shapes share a word, so that the masks of
// their members are the same small numbers.

import type { Row } from '../codes/reference.js';

/** How many members a word has. */
export const BITS = 30;

/** The first word is that of odd texts. */
const FIRST = 1;

/**
 * Returns the first word of each shape, and the number of words. The shapes of facts follow those of the payload, because
 * facts contain both.
 */
export function wordsOf(shapes: Row, from = FIRST) {
  const first = new Map();
  let words = from;
  for (const [name, { members }] of shapes) {
    first.set(name, words);
    words += Math.ceil(Object.keys(members).length / BITS);
  }
  return { first, words };
}
