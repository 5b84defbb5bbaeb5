import type { Value } from '../model/model.js';
import type { Strip, TextStyle } from '../model/strips.js';
import type { PageWriter } from './code-page.js';
import { wrap } from './wrap.js';

/** A line of a receipt in a monospaced font. */
export interface Line {
  readonly text: string;
  readonly style: TextStyle | undefined;
  readonly center: boolean;
}

/** A step of a roll as lines; empty for images. */
export function linesOf(strip: Strip, columns: number, page: PageWriter): Line[] {
  switch (strip.kind) {
    case 'rule':
      return [{ text: '-'.repeat(columns), style: undefined, center: false }];
    case 'text': {
      const { style, center = false } = strip;
      const texts = wrap(textOf(strip.values, page), columns);
      // A band is filled to both edges, so the printer has nothing to centre.
      if (style === 'band')
        return texts.map((text) => ({ text: filled(text, columns), style, center: false }));
      return texts.map((text) => ({ text, style, center }));
    }
    case 'pair': {
      const { style } = strip;
      const texts = pairLines(textOf(strip.left, page), textOf(strip.right, page), columns);
      return texts.map((text) => ({ text, style, center: false }));
    }
    case 'row':
      return strip.strips.flatMap((each) => linesOf(each, columns, page));
    case 'cells':
      return [{ text: cellsLine(strip, columns, page), style: strip.style, center: false }];
    default:
      return [];
  }
}

/** A text in the middle of its line. */
const filled = (text: string, columns: number): string =>
  text.padStart(Math.floor((columns + text.length) / 2)).padEnd(columns);

/** Cells in their columns. The first column takes the rest of the line. */
function cellsLine(
  { cells, widths }: Extract<Strip, { kind: 'cells' }>,
  columns: number,
  page: PageWriter,
): string {
  const figures = cells
    .slice(1)
    .map((cell, index) => textOf([cell], page).padStart((widths[index + 1] ?? 0) + 1));
  const rest = figures.join('');
  return `${textOf(cells.slice(0, 1), page).padEnd(columns - rest.length)}${rest}`;
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

const textOf = (values: readonly Value[], page: PageWriter): string =>
  page.write(values.map(({ text }) => text).join(' ')).trim();
