import { foldText } from '../../codes/inside.js';
import { athensDate } from '../../issues/inside.js';
import { isCalendarDate } from '../../reading/inside.js';
import type { Mapping } from './mapping.js';

/** How the names of months begin in Greek and English, normalized by `foldText`. */
const MONTHS = [
  'ιαν jan',
  'φεβ feb',
  'μαρ mar',
  'απρ apr',
  'μαι may',
  'ιουν jun',
  'ιουλ jul',
  'αυγ aug',
  'σεπ sep',
  'οκτ oct',
  'νοε nov',
  'δεκ dec',
];

/** A time of day behind a date, which is no part of the day. */
const TIME = /[ T,] {0,3}(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)? ?(?:[πμ]\.?μ\.?|[ap]m)?$/i;
/** A moment with its time zone: the day is that of Athens. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})$/;
const DIGITS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
const IN_WORDS = /^(\d{1,2})[\s/.-]*(\p{L}{3,})\.?[\s/.-]*(\d{4}|\d{2})$/u;

/**
 * The day in a cell: `2026-11-20`, `20/11/2026`, `20/11/26`, `20-Νοε-26` or `20 Νοεμβρίου 2026`, with or without a time.
 * `undefined` if it is not a date.
 */
export function dayIn(cell: string, order: Mapping['dates'] = 'd/m/y'): string | undefined {
  const [, day, time, zone] = MOMENT.exec(cell) ?? [];
  if (zone !== undefined) {
    const moment = new Date(`${day}T${time}${zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`);
    return Number.isNaN(moment.getTime()) ? undefined : athensDate(moment);
  }
  const text = cell.replace(TIME, '');
  const iso = inDigits(text, order) ?? inWords(text) ?? text;
  return isCalendarDate(iso) ? iso : undefined;
}

function inDigits(text: string, order: Mapping['dates']): string | undefined {
  const [, ...yearFirst] = YEAR_FIRST.exec(text) ?? [];
  if (yearFirst[0] !== undefined) return written(yearFirst[0], yearFirst[1], yearFirst[2]);
  const [, first, second, year] = DIGITS.exec(text) ?? [];
  if (year === undefined) return undefined;
  return order === 'd/m/y' ? written(year, second, first) : written(year, first, second);
}

function inWords(text: string): string | undefined {
  const [, day, name = '', year] = IN_WORDS.exec(text) ?? [];
  if (year === undefined) return undefined;
  const month = MONTHS.findIndex((names) =>
    names.split(' ').some((begin) => foldText(name).startsWith(begin)),
  );
  return month === -1 ? undefined : written(year, String(month + 1), day);
}

/** Documents have no years before 2000. */
const written = (year: string, month = '', day = ''): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The order that the cells of a column show, if it is not the usual one: `11/27/2026`. */
export function orderOf(cells: readonly string[]): Mapping['dates'] {
  const isClear = cells.some((cell) => dayIn(cell) === undefined);
  return isClear && cells.length > 0 && cells.every((cell) => dayIn(cell, 'm/d/y') !== undefined)
    ? 'm/d/y'
    : undefined;
}
