import { centsToString, parseDecimal, roundToCents } from '../../../money/index.js';
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

/** Texts, colours, fill and spaces in a format. `[h]` is a time. */
const AROUND = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** Reads a format such as `dd/mm/yyyy`, `0%`, `#,##0.00 "€"` or `000000000`. Numbers above zero have its first part. */
export function formatOf(code: string): NumberFormat {
  const [first = ''] = code.replace(AROUND, '').split(';');
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
  if (format.kind === 'percent') return { text: `${decimalText(value * 100)}%` };
  const exact = decimalText(value);
  const padded = format.digits === undefined ? exact : exact.padStart(format.digits, '0');
  return { text: padded, ...shownAs(exact, format) };
}

/**
 * The decimal number that a person has typed. Files have up to 17 digits (0.30000000000000004), spreadsheets compute with
 * 15. A longer whole number has lost digits: it stays in a form that is then refused.
 */
function decimalText(value: number): string {
  const rounded = value.toPrecision(15);
  if (/e\+/.test(rounded)) return rounded;
  const plain = rounded.includes('e') ? Number(rounded).toFixed(20) : rounded;
  const text = plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
  // 1.234 would have two readings where thousands are parted by points.
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Cents, if the sheet shows cents of a number that has more decimals. */
function shownAs(exact: string, { decimals }: NumberFormat): { readonly shown?: string } {
  if (decimals !== 2 || !/\.\d{3}/.test(exact)) return {};
  const parsed = parseDecimal(exact);
  return parsed.ok ? { shown: centsToString(roundToCents(parsed.value)) } : {};
}

const DAY = 86_400;

/** Days since the end of 1899, or since 1904; times are parts of days. */
function dateOrTime(value: number, kind: 'date' | 'time', has1904: boolean): string {
  const seconds = Math.round(value * DAY);
  const clock = new Date((seconds % DAY) * 1000).toISOString().slice(11, 19);
  if (kind === 'time' && seconds < DAY) return clock;
  const days = Math.floor(seconds / DAY);
  // Spreadsheets count 29 February 1900, which did not exist.
  const first = has1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 61 ? 31 : 30);
  const date = new Date(first + days * DAY * 1000);
  if (Number.isNaN(date.getTime())) return String(value);
  const day = date.toISOString().slice(0, 10);
  return seconds % DAY === 0 ? day : `${day} ${clock}`;
}
