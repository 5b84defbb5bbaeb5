import type { Column, Row } from './model.js';

/** The head of a column. A label in two languages has a line for each, so that it breaks between them. */
export const linesOfLabel = (label: string): string[] => label.split(' / ');

/**
 * How many digits fit side by side on a sheet in the usual font size, and in the smaller one. With many columns, little room
 * is left for the description.
 */
const ROOM = {
  a4: { usual: 58, small: 76, many: 10 },
  a5: { usual: 44, small: 58, many: 8 },
} as const;

/** The font size of a table on a sheet. */
export type Fit = 'usual' | 'small' | 'tiny';

/** Long figures and many columns get a smaller font, so that nothing overflows the sheet. */
export function fitOf(
  columns: readonly Column[],
  rows: readonly Row[],
  sheet: keyof typeof ROOM = 'a4',
): Fit {
  const { usual, small, many } = ROOM[sheet];
  let digits = 0;
  for (const [index, { align }] of columns.entries()) {
    if (align === 'end') digits += longestOf(rows, index);
  }
  if (digits <= usual) return columns.length < many ? 'usual' : 'small';
  return digits <= small ? 'small' : 'tiny';
}

function longestOf(rows: readonly Row[], index: number): number {
  let longest = 0;
  for (const { cells } of rows) longest = Math.max(longest, cells[index]?.text.length ?? 0);
  return longest;
}
