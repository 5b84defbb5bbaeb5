import type { Language } from '../../../types/language.js';

const ZONE = 'Europe/Athens';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The steps by which the clock is moved. */
export const steps = { minutes: 5 * MINUTE, hour: HOUR, day: DAY } as const;

export interface UnitWords {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

/** Milliseconds from one time to another; negative if the other is earlier. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** A time without its sign, in its two largest units. */
export function durationText(milliseconds: number, { days, hours, minutes, seconds }: UnitWords): string {
  const time = Math.abs(milliseconds);
  const parts = [
    [Math.floor(time / DAY), days],
    [Math.floor((time % DAY) / HOUR), hours],
    [Math.floor((time % HOUR) / MINUTE), minutes],
    [Math.floor((time % MINUTE) / SECOND), seconds],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return `0 ${seconds}`;
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time, as written in Athens. */
export function momentText(moment: string, language: Language, style: 'full' | 'short'): string {
  const key = `${language} ${style}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language === 'el' ? 'el' : 'en-GB', {
      timeZone: ZONE,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...(style === 'full' && { year: 'numeric' }),
    });
  formats.set(key, format);
  return format.format(new Date(moment));
}

/** The day of a date field, in words: a browser may write dates in another language than the page, in another order. */
export function dayText(day: string, language: Language): string {
  const moment = Date.parse(day);
  if (Number.isNaN(moment)) return '';
  const style = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language === 'el' ? 'el' : 'en-GB', style).format(moment);
}

/** A time in Athens in the format of a date and time field: `2026-11-20T12:00`. */
export function fieldText(moment: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return parts.format(new Date(moment)).replace(' ', 'T');
}

/** The time of a date and time field, in Athens; `undefined` while the field is incomplete. */
export function momentIn(field: string): string | undefined {
  const asUtc = Date.parse(`${field}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const behind = (moment: number): number =>
    Date.parse(`${fieldText(new Date(moment).toISOString())}Z`) - moment;
  // Twice, because the offset of the first guess may be the one before a daylight saving change.
  const guess = asUtc - behind(asUtc);
  return new Date(asUtc - behind(guess)).toISOString();
}
