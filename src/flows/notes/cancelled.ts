import { errorsOfEntry } from '../../rules/authority/answer-errors.js';
import { membersOf, plainOf } from '../shared/given.js';

/** An error as the service answers it. */
export interface CancellationError {
  readonly code: string;
  readonly message: string;
}

/**
 * What the answer to a cancellation says: done, with the MARK of the cancellation; or not, and why. `repeated` (251): an
 * earlier call cancelled the note. `not-found` (301): the MARK belongs to the other call, or is too new to be found.
 * `no-mark`: the answer says Success or Offline and has no cancellation MARK, so nothing is proved. `unreadable`: no such answer.
 */
export type CancellationAnswer =
  | { readonly cancelled: true; readonly cancellationMark: string }
  | {
      readonly cancelled: false;
      readonly why: 'repeated' | 'not-found' | 'refused' | 'no-mark' | 'unreadable';
      readonly errors: readonly CancellationError[];
    };

const REPEATED = '251';
const NOT_FOUND = '301';
/** Without errors these refuse all the same; what other words mean for a cancellation is unknown. */
const REFUSED: readonly unknown[] = ['ValidationError', 'XMLSyntaxError', 'TechnicalError'];
const MARK = /^[0-9]{1,20}$/;

/**
 * Reads the answer of `CancelDeliveryNote` or `CancelReceivingNote`: success means `statusCode` `Success` AND a
 * `cancellationMark` other than 0. Takes anything, the whole answer, its one entry or an outcome of the client, and never
 * throws. An outcome that is `unknown`, or of another call, is `unreadable`: it proves nothing.
 *
 * @example
 * const answer = cancelled(await response.json());
 * if (!answer.cancelled && answer.why === 'repeated') markAsCancelled();
 */
export function cancelled(answer: unknown): CancellationAnswer {
  const outcome = membersOf(answer);
  if (outcome['kind'] !== undefined) return ofOutcome(outcome);
  const entry = entryOf(answer);
  if (entry === undefined) return { cancelled: false, why: 'unreadable', errors: [] };
  const errors = errorsIn(entry['errors']);
  const { statusCode } = entry;
  if (statusCode === 'Success') {
    const cancellationMark = markIn(entry['cancellationMark']);
    return cancellationMark === undefined
      ? { cancelled: false, why: 'no-mark', errors }
      : { cancelled: true, cancellationMark };
  }
  if (errors.length === 0 && !(typeof statusCode === 'string' && REFUSED.includes(statusCode))) {
    return { cancelled: false, why: statusCode === 'Offline' ? 'no-mark' : 'unreadable', errors };
  }
  const has = (code: string): boolean => errors.some((error) => error.code === code);
  return {
    cancelled: false,
    why: has(REPEATED) ? 'repeated' : has(NOT_FOUND) ? 'not-found' : 'refused',
    errors,
  };
}

/** What an outcome of the client means. Only its kind counts: its `response` is not an entry. */
function ofOutcome({
  kind,
  reason,
  cancellationMark: mark,
  errors: given,
}: Readonly<Record<string, unknown>>): CancellationAnswer {
  const errors = errorsIn(plainOf(given));
  const cancellationMark = markIn(mark);
  switch (kind) {
    case 'cancelled':
    case 'alreadyCancelled':
      if (cancellationMark !== undefined) return { cancelled: true, cancellationMark };
      return { cancelled: false, why: kind === 'cancelled' ? 'no-mark' : 'repeated', errors };
    case 'refused':
      return { cancelled: false, why: reason === 'notFound' ? 'not-found' : 'refused', errors };
    default:
      return { cancelled: false, why: 'unreadable', errors };
  }
}

/** The one entry of an answer: in `response`, or the answer itself. */
function entryOf(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  const plain = plainOf(answer);
  const { response } = membersOf(plain);
  const entries: readonly unknown[] = Array.isArray(response) ? response : [response ?? plain];
  const [entry] = entries;
  // Two entries to one call: which one is meant is unknown.
  return entries.length === 1 && typeof entry === 'object' && entry !== null ? membersOf(entry) : undefined;
}

/** Errors as they are recorded: a code where there is one, and the member where that is all that names the place. */
const errorsIn = (errors: unknown): CancellationError[] =>
  errorsOfEntry(errors).map(({ code, message, field }) => ({
    code: code ?? '',
    message: code === undefined && field !== undefined ? `${field}: ${message}` : message,
  }));

/** A MARK as text; 0 means none. */
function markIn(mark: unknown): string | undefined {
  if (typeof mark !== 'string' && !Number.isSafeInteger(mark)) return undefined;
  const digits = String(mark);
  return MARK.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}
