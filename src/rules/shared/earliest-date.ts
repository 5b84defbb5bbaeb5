import { dayAfter } from '../../codes/day-after.js';

/** The value of `transmissionFailure` for utilities, which had two days for a late resend (288). */
const UTILITIES = 4;

/**
 * The earliest issue date that is accepted today: today, or the day before (for utilities two days before) if the
 * document states a transmission failure.
 */
export function earliestDate(today: string, transmissionFailure: number | undefined): string {
  if (transmissionFailure === undefined) return today;
  return dayAfter(today, transmissionFailure === UTILITIES ? -2 : -1);
}
