import { editDistance } from './nearest.js';

const MOST = 3;

/** Longer texts are no misspelt codes. */
const LONGEST = 30;

/**
 * The codes that an unknown one may mean, the nearest first. Codes of the same group come first: 11.5 is nearer to 11.6
 * than 1.6 is.
 */
export function nearestCodes(wrong: string, codes: Iterable<string>): string[] {
  if (wrong.length > LONGEST) return [];
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  return [...codes]
    .map((code) => ({ code, distance: editDistance(wrong, code, limit + 1), ...ends(wrong, code) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => b.start - a.start || a.distance - b.distance || a.gap - b.gap)
    .slice(0, MOST)
    .map(({ code }) => code);
}

/** How many characters two codes start with in common, and how far apart the first ones are that differ. */
function ends(wrong: string, code: string): { readonly start: number; readonly gap: number } {
  let start = 0;
  while (start < wrong.length && wrong[start] === code[start]) start += 1;
  const [a, b] = [wrong, code].map((text) => text.charCodeAt(start));
  return { start, gap: Math.abs((a || 0) - (b || 0)) };
}
