/** The width of the widest letters, relative to their size. */
const EM = 0.72;

/** The font size in points at which the longest line of a mark fills the given room. */
export function markSize(lines: readonly string[], room: number, most: number): number {
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 1);
  return Math.min(most, Math.floor(room / (longest * EM)));
}
