const DAY = 86_400;

/** A day, with a time unless it is midnight; only the time where there is no day. A later second never moves the day. */
export function dateOrTime(milliseconds: number): string {
  const rounded = Math.round(milliseconds / 1000);
  const isNextDay = rounded % DAY === 0 && milliseconds < rounded * 1000;
  const date = new Date((isNextDay ? rounded - 1 : rounded) * 1000);
  if (Number.isNaN(date.getTime())) return '#NUM!';
  const [day = '', clock = ''] = date.toISOString().slice(0, 19).split('T');
  // Spreadsheets count days from the end of 1899, or from 1904.
  if (date.getUTCFullYear() <= 1904) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
