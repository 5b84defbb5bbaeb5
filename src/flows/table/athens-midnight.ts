import { athensDate } from '../../issues/inside.js';

/** The time at which a date begins in Greece. Clocks change after midnight there, so one of two offsets is right. */
export function athensMidnight(date: string): Date {
  const summer = new Date(`${date}T00:00:00+03:00`);
  return athensDate(summer) === date ? summer : new Date(`${date}T00:00:00+02:00`);
}
