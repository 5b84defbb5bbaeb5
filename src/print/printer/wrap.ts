/**
 * Wraps a text into lines of at most `columns` characters. Lines break between words, and within words that are longer
 * than a line.
 */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns));
}

function wrapLine(line: string, columns: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ').filter(Boolean)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (longer.length <= columns) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = inPieces(word, columns);
    current = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return current === '' && lines.length > 0 ? lines : [...lines, current];
}

/** A text in pieces of at most `size` characters. */
export function inPieces(word: string, size: number): string[] {
  const pieces: string[] = [];
  for (let rest = word; rest !== ''; rest = rest.slice(size)) pieces.push(rest.slice(0, size));
  return pieces;
}
