/**
 * Sizes and positions of text, never amounts: the only place of the command line that adds and divides.
 */

/** Two sizes together. */
export const plus = (one: number, other: number): number => one + other;

/** How far `later` is from `earlier`. */
export const minus = (later: number, earlier: number): number => later - earlier;

/** The largest of some sizes, at least 0. */
export function largest(sizes: Iterable<number>): number {
  let most = 0;
  for (const size of sizes) if (size > most) most = size;
  return most;
}

/** Bytes in whole megabytes. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** The smallest of some sizes. */
export const smallest = (sizes: readonly number[]): number => Math.min(...sizes);

/** So many times a size. */
export const times = (count: number, size: number): number => count * size;
