import { dots, runs } from '../generated/font-data.js';
import type { Bitmap } from './bitmap.js';
import type { HasLetter } from './code-page.js';
import type { Line } from './lines.js';

/** The dots of a letter in the font, and of its cell on paper, which is that of the printers' own font. */
const GLYPH = { width: 10, height: 20, bytes: 25 } as const;
const CELL = { width: 12, height: 24 } as const;
const LEFT = (CELL.width - GLYPH.width) / 2;
const TOP = (CELL.height - GLYPH.height) / 2;
const FULL = 2 ** CELL.width - 1;
const CHANNELS = 4;

/** The letters that the library draws itself. */
export interface Font {
  readonly has: HasLetter;
  /** Lines of so many columns as one image. */
  readonly draw: (lines: readonly Line[], columns: number) => Bitmap;
}

export function readFont(): Font {
  const bytes = Uint8Array.from(atob(dots), (character) => character.charCodeAt(0));
  const places = new Map<number, number>();
  for (const [first, last] of runs) {
    for (let point = first; point <= last; point += 1) places.set(point, places.size * GLYPH.bytes);
  }
  return {
    has: (point) => places.has(point),
    draw: (lines, columns) =>
      drawn(lines, columns, (letter) => places.get(letter.codePointAt(0) ?? 0), bytes),
  };
}

/** The rows of a letter's cell, each with a bit for each dot, the left one first. */
function rowsOf(bytes: Uint8Array, place: number | undefined, style: Line['style']): number[] {
  return Array.from({ length: CELL.height }, (_, y) => {
    const row = y - TOP;
    let bits = 0;
    for (let x = 0; place !== undefined && row >= 0 && row < GLYPH.height && x < GLYPH.width; x += 1) {
      const bit = row * GLYPH.width + x;
      bits = (bits << 1) | (((bytes[place + (bit >> 3)] ?? 0) >> (7 - (bit & 7))) & 1);
    }
    const plain = bits << LEFT;
    // A bold letter is printed twice, one dot apart, but its gaps stay open.
    const inked = style === undefined ? plain : plain | ((plain >> 1) & ~(plain << 1));
    return style === 'band' ? inked ^ FULL : inked;
  });
}

function drawn(
  lines: readonly Line[],
  columns: number,
  placeOf: (letter: string) => number | undefined,
  bytes: Uint8Array,
): Bitmap {
  const width = Math.ceil((columns * CELL.width) / 8) * 8;
  const height = lines.reduce((sum, { style }) => sum + CELL.height * tallOf(style), 0);
  const data = new Uint8ClampedArray(width * height * CHANNELS).fill(255);
  let top = 0;
  for (const { text, style } of lines) {
    const tall = tallOf(style);
    const cells = new Map<string, readonly number[]>();
    const letters = [...text.padEnd(columns)].slice(0, columns);
    for (const [column, letter] of letters.entries()) {
      const cell = cells.get(letter) ?? rowsOf(bytes, placeOf(letter), style);
      cells.set(letter, cell);
      drawCell(cell, column * CELL.width, tall);
    }
    top += CELL.height * tall;
  }
  return { data, width, height };

  function drawCell(cell: readonly number[], left: number, tall: number): void {
    for (let y = 0; y < CELL.height * tall; y += 1) {
      const bits = cell[tall === 1 ? y : y >> 1] ?? 0;
      for (let x = 0; bits !== 0 && x < CELL.width; x += 1) {
        if (((bits >> (CELL.width - 1 - x)) & 1) === 0) continue;
        const dot = ((top + y) * width + left + x) * CHANNELS;
        data[dot] = 0;
        data[dot + 1] = 0;
        data[dot + 2] = 0;
      }
    }
  }
}

const tallOf = (style: Line['style']): number => (style === 'large' ? 2 : 1);
