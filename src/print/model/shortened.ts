/** How much of a long name or number fits beside another one at the top of a page. */
const LONGEST = 44;

/** The start and the end of a text that is too long for half a line. The end of a reference is its number. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const half = LONGEST / 2 - 1;
  return `${text.slice(0, half)} … ${text.slice(-half)}`;
}
