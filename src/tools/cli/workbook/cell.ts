import { centsToString, exactAsComputed, formatExact, roundToCents } from '../../../money/index.js';
import { dateOrTime } from './date-or-time.js';
import type { LibraryCell } from './library.js';

/** A cell, as it goes into a row. */
export interface TableCell {
  readonly text: string;
  /** What the spreadsheet shows, if that has fewer decimals. */
  readonly shown?: string;
}

/** The text of a cell that the library has read. */
export function cellOf([, kind, value, shown]: LibraryCell): TableCell {
  if (kind === 'e') return { text: /^#./.test(shown ?? '') ? `${shown}` : '#ERROR!' };
  if (kind === 'd') return { text: typeof value === 'number' ? dateOrTime(value) : '#NUM!' };
  if (kind === 'n')
    return typeof value === 'number' && Number.isFinite(value) ? numberCell(value, shown) : { text: '#NUM!' };
  return { text: String(value ?? '') };
}

/** The cell of a number, with the decimals that it was typed with, and with the zeros and the percent that the sheet shows. */
export function numberCell(value: number, shown = ''): TableCell {
  // A longer number has lost digits. In this form, it is refused.
  if (value >= 1e15 || value <= -1e15) return { text: `${String(value).slice(0, 1)}E+15` };
  if (isPercent(value, shown)) return { text: `${formatExact(exactAsComputed(value, 2))}%` };
  if (/^0\d+$/.test(shown) && Number(shown) === value) return { text: shown };
  const exact = exactAsComputed(value);
  const plain = formatExact(exact);
  // 1.234 would have two readings where thousands are parted by points.
  const text = /^-?\d{1,3}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
  // Cents, if the sheet shows cents of a number that has more decimals.
  const showsCents = /\d[.,]\d{2}\D*$/.test(shown) && /\.\d{3}/.test(plain);
  return { text, ...(showsCents && { shown: centsToString(roundToCents(exact)) }) };
}

/** Whether the sheet shows a percentage. The sign may also be a mere letter behind the number itself. */
const isPercent = (value: number, shown: string): boolean =>
  /%\s*$/.test(shown) && shown.replace(/\s?%\s*$/, '') !== formatExact(exactAsComputed(value));
