import type { FlowStates } from '../journal/states.js';
import type { CallOptions } from '../options.js';
import type { IssueOutcome } from '../outcomes/outcome.js';

/**
 * Options of `completePosPayment`.
 *
 * @example
 * const options: CompletionOptions = { states: { payment: session.toJSON() } };
 */
export interface CompletionOptions extends CallOptions {
  /**
   * Sends a completion with an unknown outcome again, after a search. Set it only after a person found that the first
   * one did not arrive; otherwise the payment may be recorded twice.
   */
  readonly again?: boolean | undefined;
  readonly states?: FlowStates | undefined;
  /** Flow states that are stored together with the outcome, even if the journal already has the outcome. */
  readonly statesAfter?: ((outcome: IssueOutcome) => FlowStates) | undefined;
}
