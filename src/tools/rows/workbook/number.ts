import { centsToString, exactAsComputed, formatExact, roundToCents } from '../../../money/index.js';
import { dateOrTime } from './serial.js';
import type { TableCell } from './table.js';

/** How a spreadsheet shows a number. */
export interface NumberFormat {
  readonly kind: 'number' | 'percent' | 'date' | 'time';
  /** How many decimals it shows; `undefined` if all. */
  readonly decimals?: number | undefined;
  /** How many digits it has at least before the decimals: a VAT number keeps its zero. */
  readonly digits?: number | undefined;
}

export const GENERAL: NumberFormat = { kind: 'number' };

/** Fill, spaces and signs as they are. */
const AS_IT_IS = /\\.|_.|\*./g;
/** Colours, conditions and languages; `[h]` is a time. */
const IN_BRACKETS = /\[([^\][]*)\]/g;

/** A format without its texts and looks. */
const bareFormat = (code: string): string =>
  code
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('')
    .replace(AS_IT_IS, '')
    .replace(IN_BRACKETS, (_, inside: string) => (/^[hms]+$/i.test(inside) ? inside : ''));

/** Reads a format such as `dd/mm/yyyy`, `0%`, `#,##0.00 "€"` or `000000000`. Numbers above zero have its first part. */
export function formatOf(code: string): NumberFormat {
  const [first = ''] = bareFormat(code).split(';');
  if (/general|@/i.test(first)) return GENERAL;
  if (/[yd]/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first))) return { kind: 'date' };
  if (/[hs]/i.test(first)) return { kind: 'time' };
  if (/[E/?]/i.test(first) || !/[0#]/.test(first)) return /%/.test(first) ? { kind: 'percent' } : GENERAL;
  const decimals = /\.([0#]*)/.exec(first)?.[1]?.length ?? 0;
  if (first.includes('%')) return { kind: 'percent', decimals };
  return { kind: 'number', decimals, ...(/^0{2,}$/.test(first) && { digits: first.length }) };
}

/** The cell of a number, with the decimals that it was typed with. */
export function numberCell(text: string, format: NumberFormat, has1904 = false): TableCell {
  const value = Number(text);
  if (!Number.isFinite(value)) return { text };
  if (value >= 0 && (format.kind === 'date' || format.kind === 'time')) {
    return { text: dateOrTime(value, format.kind, has1904) };
  }
  // A longer number has lost digits. In this form, it is refused.
  if (value >= 1e15 || value <= -1e15) return { text: `${text.slice(0, 1)}E+15` };
  if (format.kind === 'percent') return { text: `${formatExact(exactAsComputed(value, 2))}%` };
  const exact = exactAsComputed(value);
  const plain = formatExact(exact);
  // 1.234 would have two readings where thousands are parted by points.
  const clear = /^-?\d{1,3}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
  return {
    text: format.digits === undefined ? clear : clear.padStart(format.digits, '0'),
    // Cents, if the sheet shows cents of a number that has more decimals.
    ...(format.decimals === 2 && /\.\d{3}/.test(plain) && { shown: centsToString(roundToCents(exact)) }),
  };
}
