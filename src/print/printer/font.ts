import type { Bitmap } from './bitmap.js';
import type { HasLetter } from './code-page.js';
import { dots, runs } from './font-data.js';
import type { Line } from './lines.js';

/** The dots of a letter in the font, and of its cell on paper, which is that of the printers' own font. */
const GLYPH = { width: 10, height: 20, bytes: 25 } as const;
const CELL = { width: 12, height: 24 } as const;
const LEFT = (CELL.width - GLYPH.width) / 2;
const TOP = (CELL.height - GLYPH.height) / 2;
const CHANNELS = 4;

/** The letters that the library draws itself. */
export interface Font {
  readonly has: HasLetter;
  /** Lines of so many columns as one image. */
  readonly draw: (lines: readonly Line[], columns: number) => Bitmap;
}

/** Reads the font. */
export function readFont(): Font {
  const bytes = Uint8Array.from(atob(dots), (character) => character.charCodeAt(0));
  const places = new Map<number, number>();
  for (const [first, last] of runs) {
    for (let point = first; point <= last; point += 1) places.set(point, places.size * GLYPH.bytes);
  }
  const isBlack = (place: number, x: number, y: number): boolean => {
    if (x < 0 || x >= GLYPH.width) return false;
    const bit = y * GLYPH.width + x;
    return (((bytes[place + (bit >> 3)] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
  };

  function draw(lines: readonly Line[], columns: number): Bitmap {
    const width = Math.ceil((columns * CELL.width) / 8) * 8;
    const heights = lines.map(({ style }) => (style === 'large' ? 2 * CELL.height : CELL.height));
    const height = heights.reduce((sum, each) => sum + each, 0);
    const data = new Uint8ClampedArray(width * height * CHANNELS).fill(255);
    let top = 0;
    for (const [index, line] of lines.entries()) {
      drawLine(data, width, top, line, columns);
      top += heights[index] ?? 0;
    }
    return { data, width, height };
  }

  function drawLine(
    data: Uint8ClampedArray,
    width: number,
    top: number,
    { text, style }: Line,
    columns: number,
  ): void {
    const isBand = style === 'band';
    const tall = style === 'large' ? 2 : 1;
    const letters = [...text.padEnd(columns)].slice(0, columns);
    for (const [column, letter] of letters.entries()) {
      const place = places.get(letter.codePointAt(0) ?? 0);
      for (let y = 0; y < CELL.height * tall; y += 1) {
        const row = Math.floor(y / tall) - TOP;
        const isInside = place !== undefined && row >= 0 && row < GLYPH.height;
        for (let x = 0; x < CELL.width; x += 1) {
          const at = (dx: number): boolean => isInside && isBlack(place, x - LEFT - dx, row);
          // A bold letter is printed twice, one dot apart, but its gaps stay open.
          const isInk = at(0) || (style !== undefined && at(1) && !at(-1));
          if (isInk === isBand) continue;
          const dot = ((top + y) * width + column * CELL.width + x) * CHANNELS;
          data.fill(0, dot, dot + CHANNELS - 1);
        }
      }
    }
  }

  return { has: (point) => places.has(point), draw };
}
