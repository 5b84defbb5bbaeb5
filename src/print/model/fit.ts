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

/** How many digits fit side by side with the description, its paddings and the words of the narrow columns. */
const WHOLE = {
  a4: { usual: 60, small: 64, tiny: 94 },
  a5: { usual: 42, small: 52, tiny: 70 },
} as const;

/** Letters that are wider than a digit, and how much. */
const WIDE = /[mw\u03c9MW\u03a9@]/gu;
const CAPITAL = /\p{Lu}/gu;

const widthOf = (word: string): number =>
  word.length + 0.25 * (word.match(CAPITAL)?.length ?? 0) + 0.5 * (word.match(WIDE)?.length ?? 0);

/** Whether the words of the narrow columns have room in one piece. */
export function hasRoom(columns: readonly Column[], rows: readonly Row[], sheet: keyof typeof ROOM): boolean {
  let digits = 0;
  for (const [index, { align, wide, label }] of columns.entries()) {
    if (wide) continue;
    const texts = rows.map(({ cells }) => cells[index]?.text ?? '');
    const words = [...(align === 'end' ? texts : texts.flatMap((text) => text.split(/\s+/)))].map(widthOf);
    // The letters of the head are smaller.
    const head = label.split(/\s+/).map((word) => widthOf(word) * 0.85);
    digits += Math.max(...words, ...head);
  }
  return digits <= WHOLE[sheet][fitOf(columns, rows, sheet)];
}

function longestOf(rows: readonly Row[], index: number): number {
  let longest = 0;
  for (const { cells } of rows) longest = Math.max(longest, cells[index]?.text.length ?? 0);
  return longest;
}
