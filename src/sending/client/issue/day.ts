import { athensDate } from '../../../issues/athens-date.js';
import { dayAfter } from '../time.js';

/** Whether a document is sent in time. Days are days in Athens. */
export type Lateness =
  /** It is sent unchanged. */
  | 'asItIs'
  /** An attempt on its day did not reach the service: it is sent with `transmissionFailure: 1`. */
  | 'late'
  /** Its day is over (238). */
  | 'tooLate';

/**
 * Whether a document may still be sent: on its day, or on the next day if an attempt on its day failed. If the document
 * itself states a failure (`transmissionFailure`), the service decides. Source: observed behaviour, Issuing: request
 * (238).
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
