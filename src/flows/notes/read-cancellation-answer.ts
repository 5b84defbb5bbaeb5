import { isObject } from '../../reading/object.js';
import { errorsOfEntry } from '../../rules/inside.js';
import { membersOf, plainOf } from '../shared/given.js';

/** An error in the service's answer. */
export interface CancellationError {
  readonly code: string;
  readonly message: string;
}

/**
 * The meaning of an answer to a cancellation: cancelled, with the MARK of the cancellation, or not cancelled, and why.
 * `repeated` (251): an earlier call cancelled the note. `not-found` (301): the MARK belongs to the other call, or is
 * too new to be found. `no-mark`: the answer is Success or Offline but has no cancellation MARK, so it proves nothing.
 * `unreadable`: it is not such an answer.
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
/** These statuses mean a refusal even without errors. The meaning of other statuses for a cancellation is unknown. */
const REFUSED: readonly unknown[] = ['ValidationError', 'XMLSyntaxError', 'TechnicalError'];
const MARK = /^[0-9]{1,20}$/;

/**
 * Reads the answer of `CancelDeliveryNote` or `CancelReceivingNote`: success means `statusCode` `Success` AND a
 * `cancellationMark` other than 0. Accepts any value: the whole answer, its one entry or an outcome of the client.
 * Never throws. An outcome that is `unknown`, or belongs to another call, is `unreadable`: it proves nothing.
 *
 * @example
 * const answer = readCancellationAnswer(await response.json());
 * if (!answer.cancelled && answer.why === 'repeated') markAsCancelled();
 */
export function readCancellationAnswer(answer: unknown): CancellationAnswer {
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

/** The meaning of an outcome of the client. Only its kind counts, because its `response` is not an entry. */
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
  // With two entries for one call, it is unknown which one counts.
  return entries.length === 1 && isObject(entry) ? membersOf(entry) : undefined;
}

/** Errors in the form for the record: the code if there is one, and the member if nothing else names the place. */
const errorsIn = (errors: unknown): CancellationError[] =>
  errorsOfEntry(errors).map(({ code, message, field }) => ({
    code: code ?? '',
    message: code === undefined && field !== undefined ? `${field}: ${message}` : message,
  }));

/** A MARK as text; 0 means no MARK. */
function markIn(mark: unknown): string | undefined {
  if (typeof mark !== 'string' && !Number.isSafeInteger(mark)) return undefined;
  const digits = String(mark);
  return MARK.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}
