import { athensDate } from '../../issues/athens-date.js';
import { dayAfter } from '../time.js';

/** How a document stands to the day on which it is sent. Days count in Athens. */
export type Lateness =
  /** It is sent as it is. */
  | 'asItIs'
  /** An attempt on its day did not reach the service: it is sent with `transmissionFailure: 1`. */
  | 'late'
  /** Its day is over (238). */
  | 'tooLate';

/**
 * When a document may still be sent: on its day; on the next day only if an attempt on its day had failed. One that says so
 * by itself (`transmissionFailure`) is the service's to judge. Source: observed behaviour, Issuing: request (238).
 */
export function latenessOf(
  issueDate: string,
  isMarked: boolean,
  firstAttemptAt: string | undefined,
  now: Date,
): Lateness {
  const today = athensDate(now);
  if (issueDate >= today || isMarked) return 'asItIs';
  if (firstAttemptAt === undefined || athensDate(new Date(firstAttemptAt)) > issueDate) return 'tooLate';
  return dayAfter(issueDate) === today ? 'late' : 'tooLate';
}

/** Whether a date or a date-time names a day. A moment with a zone is read in Athens as well. */
export function isOnDay(stated: string, day: string): boolean {
  if (stated.slice(0, day.length) === day) return true;
  const moment = /(?:Z|[+-]\d\d:?\d\d)$/.test(stated) ? Date.parse(stated) : Number.NaN;
  return !Number.isNaN(moment) && athensDate(new Date(moment)) === day;
}
