import type { Column, Row } from './model.js';

/** How many digits fit side by side on a sheet in the usual font size, and in the smaller one. */
const USUAL = 58;
const SMALL = 76;

/** With this many columns, little room is left for the description. */
const MANY = 10;

/** The font size of a table on a sheet. */
export type Fit = 'usual' | 'small' | 'tiny';

/** Long figures and many columns get a smaller font, so that nothing overflows the sheet. */
export function fitOf(columns: readonly Column[], rows: readonly Row[]): Fit {
  let digits = 0;
  for (const [index, { align }] of columns.entries()) {
    if (align === 'end') digits += longestOf(rows, index);
  }
  if (digits <= USUAL) return columns.length < MANY ? 'usual' : 'small';
  return digits <= SMALL ? 'small' : 'tiny';
}

function longestOf(rows: readonly Row[], index: number): number {
  let longest = 0;
  for (const { cells } of rows) longest = Math.max(longest, cells[index]?.text.length ?? 0);
  return longest;
}
