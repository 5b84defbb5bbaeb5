import { dayAfter } from '../../codes/day-after.js';

/** Days by which a late resend may follow its issue date, by `transmissionFailure`: utilities had two (288). */
const GRACE_OF_UTILITIES = 4;

/**
 * The earliest issue date that is still taken today: today itself, or the day before (two days before for utilities)
 * when the document says that its transmission had failed.
 */
export function earliestDate(today: string, transmissionFailure: number | undefined): string {
  if (transmissionFailure === undefined) return today;
  return dayAfter(today, transmissionFailure === GRACE_OF_UTILITIES ? -2 : -1);
}
