/** The widest letters are about so many times as wide as their size. */
const EM = 0.72;

/** The size in points in which the longest line of a mark takes so many points. */
export function markSize(lines: readonly string[], room: number, most: number): number {
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 1);
  return Math.min(most, Math.floor(room / (longest * EM)));
}
