const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  // xs:date does not allow year 0000.
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= (month === 2 ? (isLeap(year) ? 29 : 28) : LONG_MONTHS.has(month) ? 31 : 30);
}

const LONG_MONTHS = new Set([1, 3, 5, 7, 8, 10, 12]);
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
