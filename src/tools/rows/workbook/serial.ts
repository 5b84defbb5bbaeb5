const DAY = 86_400;

/** What a serial number of a spreadsheet means: days since the end of 1899, or since 1904. Times are parts of days. */
export function dateOrTime(serial: number, kind: 'date' | 'time', has1904: boolean): string {
  const seconds = Math.round(serial * DAY);
  const clock = new Date((seconds % DAY) * 1000).toISOString().slice(11, 19);
  if (kind === 'time' && seconds < DAY) return clock;
  const days = Math.floor(seconds / DAY);
  // Spreadsheets count 29 February 1900, which did not exist.
  const first = has1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 61 ? 31 : 30);
  const date = new Date(first + days * DAY * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const day = date.toISOString().slice(0, 10);
  return seconds % DAY === 0 ? day : `${day} ${clock}`;
}
