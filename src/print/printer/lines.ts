import type { Value } from '../model/model.js';
import type { Strip, TextStyle } from '../model/strips.js';
import type { LetterWriter } from './letters.js';

/** A line of a receipt in a font whose letters have one width. */
export interface Line {
  readonly text: string;
  readonly style: TextStyle | undefined;
}

/** A step of a roll as lines; empty for images. */
export function linesOf(strip: Strip, columns: number, writer: LetterWriter): Line[] {
  switch (strip.kind) {
    case 'rule':
      return [{ text: '-'.repeat(columns), style: undefined }];
    case 'text': {
      const { style, center = false, values } = strip;
      if (style === 'fixed') return fixedLines(values, columns, writer);
      const texts = wrap(textOf(values, writer), columns);
      const isBand = style === 'band';
      return texts.map((text) => {
        const shown = center || isBand ? centered(text, columns) : text;
        // A band goes from edge to edge.
        return { text: isBand ? shown.padEnd(columns) : shown, style };
      });
    }
    case 'pair': {
      const { style } = strip;
      const texts = pairLines(textOf(strip.left, writer), textOf(strip.right, writer), columns);
      return texts.map((text) => ({ text, style }));
    }
    case 'row':
      return strip.strips.flatMap((each) => linesOf(each, columns, writer));
    case 'cells':
      return [{ text: cellsLine(strip, columns, writer), style: strip.style }];
    default:
      return [];
  }
}

const centered = (text: string, columns: number): string =>
  text.padStart(Math.floor((columns + text.length) / 2));

/** Lines whose blanks are kept. Those that are too long break at the edge. */
function fixedLines(values: readonly Value[], columns: number, writer: LetterWriter): Line[] {
  const lines = values.flatMap((value) => writer.write(value).split('\n'));
  return lines
    .flatMap((line) => (line === '' ? [''] : inPieces(line, columns)))
    .map((text) => ({ text, style: undefined }));
}

/** Cells in their columns. The first column takes the rest of the line. */
function cellsLine(
  { cells, widths }: Extract<Strip, { kind: 'cells' }>,
  columns: number,
  writer: LetterWriter,
): string {
  const figures = cells
    .slice(1)
    .map((cell, index) => textOf([cell], writer).padStart((widths[index + 1] ?? 0) + 1));
  const rest = figures.join('');
  return `${textOf(cells.slice(0, 1), writer).padEnd(columns - rest.length)}${rest}`;
}

/** On one line, with the right part at its end; on two lines if there is no room. */
function pairLines(left: string, right: string, columns: number): string[] {
  const room = columns - right.length;
  const before = wrap(left, columns);
  const last = before.at(-1) ?? '';
  if (last.length < room && !right.includes('\n'))
    return [...before.slice(0, -1), `${last.padEnd(room)}${right}`];
  return [...before, ...wrap(right, columns).map((line) => line.padStart(columns))];
}

const textOf = (values: readonly Value[], writer: LetterWriter): string =>
  values
    .map((value) => writer.write(value))
    .join(' ')
    .trim();

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
function inPieces(word: string, size: number): string[] {
  const pieces: string[] = [];
  for (let rest = word; rest !== ''; rest = rest.slice(size)) pieces.push(rest.slice(0, size));
  return pieces;
}
