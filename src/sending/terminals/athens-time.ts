import { athensMidnight } from '../../flows/inside.js';
import { athensDate, athensTime } from '../../issues/inside.js';

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Hours before UTC in Athens. */
const SUMMER = 3;
const WINTER = 2;

/** The moment of a time in Athens, `YYYYMMDDhhmmss`, in seconds since 1970. */
export function epochOf(time: string): number {
  const at = (from: number, to: number): number => Number(time.slice(from, to));
  const utc = Date.UTC(at(0, 4), at(4, 6) - 1, at(6, 8), at(8, 10), at(10, 12), at(12, 14));
  const summer = new Date(utc - SUMMER * HOUR);
  const shown = `${athensDate(summer)}${athensTime(summer)}`.replace(/\D/g, '');
  const isSummer = shown === time.slice(0, shown.length);
  return (isSummer ? summer.getTime() : utc - WINTER * HOUR) / SECOND;
}

/** When a date begins and ends in Athens. */
export function dayOf(date: string): { readonly begins: string; readonly ends: string } {
  const begins = athensMidnight(date);
  const tomorrow = athensDate(new Date(begins.getTime() + 36 * HOUR));
  return { begins: begins.toISOString(), ends: athensMidnight(tomorrow).toISOString() };
}

/** The whole hours of some minutes, rounded up. */
export const hoursOf = (minutes: number): number => Math.ceil((minutes * MINUTE) / HOUR);

/** Times in seconds are below it until the year 5138, times in milliseconds above it since 1973. */
const SECONDS_BELOW = 1e11;

/**
 * Whether a time in an answer is more than a minute before a moment: seconds, milliseconds, or a date. A time that cannot
 * be read is not.
 */
export function isLongBefore(time: string | undefined, moment: Date): boolean {
  const number = Number(time);
  const stamp = Number.isNaN(number)
    ? Date.parse(String(time))
    : number * (number < SECONDS_BELOW ? SECOND : 1);
  return stamp + MINUTE < moment.getTime();
}
