/** Days by which a late resend may follow its issue date, by `transmissionFailure`: utilities had two (288). */
const GRACE_OF_UTILITIES = 4;

/**
 * The earliest issue date that is still taken today: today itself, or the day before (two days before for utilities)
 * when the document says that its transmission had failed.
 */
export function earliestDate(today: string, transmissionFailure: number | undefined): string {
  if (transmissionFailure === undefined) return today;
  const before = dayBefore(today);
  return transmissionFailure === GRACE_OF_UTILITIES ? dayBefore(before) : before;
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
