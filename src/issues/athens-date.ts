let calendar: Intl.DateTimeFormat | undefined;
// Many documents are checked at the same moment, and computing the date takes as long as a dozen rules.
let lastMoment = Number.NaN;
let lastDate = '';

/** The date in Greece at a moment, `YYYY-MM-DD`. The authority uses this date, not UTC (238). */
export function athensDate(moment: Date): string {
  const time = moment.getTime();
  if (time === lastMoment) return lastDate;
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Athens',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  lastDate = calendar.format(moment);
  lastMoment = time;
  return lastDate;
}

let clock: Intl.DateTimeFormat | undefined;

/** The time of day in Greece at a moment, `HH:mm`. */
export function athensTime(moment: Date): string {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Athens',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clock.format(moment);
}

/** Whether a date or a date-time is on a given day. A time with an offset is converted to Athens time. */
export function isOnDay(stated: string, day: string): boolean {
  if (stated.slice(0, day.length) === day) return true;
  const moment = /(?:Z|[+-]\d\d:?\d\d)$/.test(stated) ? Date.parse(stated) : Number.NaN;
  return !Number.isNaN(moment) && athensDate(new Date(moment)) === day;
}
