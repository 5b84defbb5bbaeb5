/** The width of a report if the terminal does not give one. */
const USUAL_WIDTH = 100;
const NARROWEST = 40;

export function widthOf(columns: number | undefined): number {
  if (columns === undefined) return USUAL_WIDTH;
  if (columns < NARROWEST) return NARROWEST;
  return columns < USUAL_WIDTH ? columns : USUAL_WIDTH;
}

/**
 * Wraps a text into lines of at most `width`, each indented by `indent`. A longer word gets its own line and overflows.
 */
export function wrap(text: string, indent: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? `${indent}${word}` : `${line} ${word}`;
    if (line === '' || longer.length <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = `${indent}${word}`;
  }
  return [...lines, line].map((each) => (each.trim() === '' ? each : each.trimEnd()));
}
