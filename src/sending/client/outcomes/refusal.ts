import type { ErrorExplanation } from '../../../rules/inside.js';
import type { Issue } from '../../../types/index.js';
import type { AnswerError } from '../../service/errors/read-errors.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Outcome } from './base.js';

/**
 * Why nothing was issued, completed or cancelled.
 *
 * @example
 * const isOurs = (['validation', 'tooLate'] satisfies RefusalReason[]).includes(outcome.reason);
 */
export type RefusalReason =
  /** The document breaks rules of this library, before it is sent, or of the authority. */
  | 'validation'
  /** A table of the branch has been open for more than 24 hours. */
  | 'branchBlocked'
  /** The key has no authority for the VAT number. */
  | 'notAuthorised'
  /** The key is missing, wrong or from another deployment. */
  | 'keyRefused'
  /** The key does not allow this call. */
  | 'forbidden'
  | 'noCredits'
  /** The day of the document is over (238). */
  | 'tooLate'
  /** Another document has the number, or an earlier document under it is not settled. */
  | 'numberTaken'
  | 'numberUnsettled'
  /** A token, amount or type of a payment at a terminal is wrong. */
  | 'payment'
  /** The MARK is unknown, or belongs to the other cancellation call (301). */
  | 'notFound'
  /** Too many calls. */
  | 'rateLimited'
  /** The service reported a technical error about this document. */
  | 'technical'
  /** The call itself is wrong: its address, form or size. */
  | 'call';

/**
 * An error of a refusal, with an explanation if this library knows it.
 *
 * @example
 * for (const { code, message, explanation } of outcome.errors) show(code, message, explanation?.todo);
 */
export interface RefusalError extends AnswerError {
  readonly explanation?: ErrorExplanation;
  /** Rules of this library that found its cause before sending; may be empty. */
  readonly foreseenBy: readonly string[];
}

/**
 * Nothing was done, and the reason is known.
 *
 * @example
 * if (outcome.kind === 'refused') show(outcome.reason, outcome.next.todo, outcome.errors);
 */
export interface Refused extends Outcome {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** `false` if this library refused and nothing was sent. */
  readonly sent: boolean;
  /** The errors in the service's answer. */
  readonly errors: readonly RefusalError[];
  /** The issues from validation. */
  readonly issues: readonly Issue[];
  /** The rules that predicted the refusal; may be empty. */
  readonly foreseenBy: readonly string[];
  /** The filed document that has the number. */
  readonly filed?: TransmittedDocument;
}
