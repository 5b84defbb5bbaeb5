/**
 * Arithmetic on sizes and positions of text, never on amounts. The command line computes nowhere else.
 */

/** The sum of two sizes. */
export const plus = (one: number, other: number): number => one + other;

/** The distance from `earlier` to `later`. */
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

/** A multiple of a size. */
export const times = (count: number, size: number): number => count * size;
