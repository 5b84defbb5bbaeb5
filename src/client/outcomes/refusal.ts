import type { ErrorExplanation } from '../../rules/authority/explain.js';
import type { TransmittedDocument } from '../../service/answers/search.js';
import type { AnswerError } from '../../service/errors/read-errors.js';
import type { Issue } from '../../types/index.js';
import type { Outcome } from './base.js';

/**
 * Why nothing was issued, completed or cancelled.
 *
 * @example
 * const isOurs = (['validation', 'tooLate'] satisfies RefusalReason[]).includes(outcome.reason);
 */
export type RefusalReason =
  /** The document breaks rules: ours before it is sent, or the authority's. */
  | 'validation'
  /** A table of the branch has been open for more than 24 hours. */
  | 'branchBlocked'
  /** The key may not act for the VAT number. */
  | 'notAuthorised'
  /** The key is missing, wrong or of another deployment. */
  | 'keyRefused'
  /** The key does not allow this call. */
  | 'forbidden'
  | 'noCredits'
  /** The day of the document is over (238). */
  | 'tooLate'
  /** Another document has the number, or an earlier one under it is not settled. */
  | 'numberTaken'
  | 'numberUnsettled'
  /** A token, an amount or a type of a payment over a terminal. */
  | 'payment'
  /** A MARK that is not known, or of the other cancellation call (301). */
  | 'notFound'
  /** Too many calls. */
  | 'rateLimited'
  /** The service reported a technical error about this document. */
  | 'technical'
  /** The call itself: its address, form or size. */
  | 'call';

/**
 * An error of a refusal, with what this library knows about it.
 *
 * @example
 * for (const { code, message, explanation } of outcome.errors) show(code, message, explanation?.todo);
 */
export interface RefusalError extends AnswerError {
  readonly explanation?: ErrorExplanation;
  /** Rules of this library that found its cause before sending; empty when none did. */
  readonly foreseenBy: readonly string[];
}

/**
 * Nothing was done, and it is known why.
 *
 * @example
 * if (outcome.kind === 'refused') show(outcome.reason, outcome.next.todo, outcome.errors);
 */
export interface Refused extends Outcome {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** `false` when this library refused, and nothing was sent. */
  readonly sent: boolean;
  /** What the service answered. */
  readonly errors: readonly RefusalError[];
  /** What our rules found. */
  readonly issues: readonly Issue[];
  /** The rules that saw the refusal coming; empty when none did. */
  readonly foreseenBy: readonly string[];
  /** The document that has the number. */
  readonly filed?: TransmittedDocument;
}
