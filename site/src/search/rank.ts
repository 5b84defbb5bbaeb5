/** How the pages that the words of a question find are put in order. */

/** What one search found: pages by their id, with how well they fit. */
export interface Found {
  readonly id: string;
  readonly score: number;
}

/** What the searches for one word found, that for the word itself first. */
export type FoundForWord = readonly (readonly Found[])[];

/** A word with the same meaning counts a little less than the one that was typed. */
const OF_OTHER_WORD = 0.85;
/** How much a page loses for each word of the question that it lacks: a page with all words comes before one with a part. */
const COVERAGE = 1;
/** What a page gets for having a word at all. The rest depends on how much it is about it. */
const PRESENT = 0.12;

/** The scores of one word, from 0 to 1: the best page of each of its searches has the highest. */
function scoresOfWord(searches: FoundForWord): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  searches.forEach((found, at) => {
    const best = found.reduce((most, { score }) => Math.max(most, score), 0);
    for (const { id, score } of found) {
      const part = (score / (best || 1)) * (at === 0 ? 1 : OF_OTHER_WORD);
      scores.set(id, Math.max(scores.get(id) ?? 0, part));
    }
  });
  return scores;
}

/**
 * The pages in the order in which they answer: a rare word tells more than one that many pages have, and a page with more
 * of the words comes first. A word that nothing has is left out, so a question never finds nothing because of one word.
 */
export function inOrder(words: readonly FoundForWord[], pages: number): Found[] {
  const scores = words.map(scoresOfWord).filter((each) => each.size > 0);
  const totals = new Map<string, { score: number; weight: number }>();
  let whole = 0;
  for (const each of scores) {
    const weight = Math.log(1 + pages / each.size);
    whole += weight;
    for (const [id, score] of each) {
      const before = totals.get(id) ?? { score: 0, weight: 0 };
      totals.set(id, {
        score: before.score + weight * (PRESENT + (1 - PRESENT) * score),
        weight: before.weight + weight,
      });
    }
  }
  return [...totals]
    .map(([id, { score, weight }]) => ({ id, score: score * (weight / whole) ** COVERAGE }))
    .sort((one, other) => other.score - one.score);
}

/** Which pages answer best, by their address below the language. What nothing here matches counts 1. */
const KINDS: readonly (readonly [address: RegExp, factor: number])[] = [
  [/^guide\/answers\//, 1.75],
  [/^guide\//, 1.25],
  [/^reference\/choose\//, 1.15],
  [/^rules\/[^/]+\/[^/]+\//, 0.85],
  [/^examples\//, 0.85],
  [/^(?:reference|api)\//, 0.7],
  [/^(?:changelog|architecture|description|maintaining|contributing|where-changes-belong)\//, 0.45],
];

/** A page that is named by a word of the question: `sandbox` has the page `guide/sandbox`. */
const NAMED = 2;

/** How much more or less a page counts because of what it is. */
export function factorOf(address: string, words: readonly string[]): number {
  const below = address.replace(/^\/(?:el\/)?/, '');
  const kind = KINDS.find(([pages]) => pages.test(below))?.[1] ?? 1;
  const isNamed = words.some(
    (word) => (word.length > 2 || word.includes('.')) && below.endsWith(`/${word.toLowerCase()}/`),
  );
  return isNamed ? kind * NAMED : kind;
}
