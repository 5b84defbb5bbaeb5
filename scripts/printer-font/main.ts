/**
 * Writes the letters for receipt printers without a Greek code page: `npx tsx scripts/printer-font/main.ts 10x20.bdf`. The
 * font is "10x20" of X.Org's font-misc-misc, in the public domain. It changes hardly ever, so its file is not kept here.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Latin, Greek (also polytonic), Cyrillic, punctuation and signs that a receipt may have. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0x17f],
  [0x18f, 0x192],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1f00, 0x1fff],
  [0x2010, 0x2044],
  [0x2070, 0x2094],
  [0x20a0, 0x20b5],
  [0x2100, 0x213a],
  [0x2153, 0x215e],
  [0x2190, 0x2195],
  [0x2200, 0x2265],
];
const WIDTH = 10;
const HEIGHT = 20;
const ASCENT = 16;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('the BDF file of the font is missing');
const glyphs = new Map<number, string>();
for (const [, code = '', width, height, left, bottom, rows = ''] of readFileSync(file, 'latin1').matchAll(
  /ENCODING (\d+)\n(?:\w+ .*\n)*?BBX (\d+) (\d+) (-?\d+) (-?\d+)\nBITMAP\n([0-9A-F\n]*)ENDCHAR/gi,
)) {
  glyphs.set(
    Number(code),
    bitsOf(Number(width), Number(height), Number(left), Number(bottom), rows.split('\n')),
  );
}

/** The dots of a glyph in its cell, row by row. */
function bitsOf(
  width: number,
  height: number,
  left: number,
  bottom: number,
  rows: readonly string[],
): string {
  const top = ASCENT - height - bottom;
  return Array.from({ length: HEIGHT }, (_, y) => {
    const row = rows[y - top];
    if (y < top || row === undefined || row === '') return '0'.repeat(WIDTH);
    const bits = BigInt(`0x${row}`)
      .toString(2)
      .padStart(row.length * 4, '0')
      .slice(0, width);
    return `${'0'.repeat(left)}${bits}`.padEnd(WIDTH, '0').slice(0, WIDTH);
  }).join('');
}

const runs: [from: number, to: number][] = [];
const bytes: number[] = [];
for (const [from, to] of RANGES) {
  for (let code = from; code <= to; code += 1) {
    const bits = glyphs.get(code);
    const isSpace = code === 0x20;
    if (bits === undefined || (!isSpace && !bits.includes('1'))) continue;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
    for (let at = 0; at < bits.length; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8), 2));
  }
}

const lines = (
  Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,100}/g) ?? []
).map((line) => `  '${line}',`);
writeFileSync(
  new URL('../../src/print/generated/font-data.ts', import.meta.url),
  `// Written by scripts/printer-font from "10x20" of X.Org's font-misc-misc: "Public domain font. Share and enjoy."

/** The first and last letters of each run. */
export const runs: readonly (readonly [first: number, last: number])[] = [
${runs.map(([first, last]) => `  [${first}, ${last}],`).join('\n')}
];

/** The letters in order, ${WIDTH} × ${HEIGHT} dots each, row by row without gaps, in base64. */
export const dots: string = [
${lines.join('\n')}
].join('');
`,
);
console.log(`${runs.reduce((sum, [first, last]) => sum + last - first + 1, 0)} letters, ${runs.length} runs`);
