import type { ValidateOptions } from '../../../rules/inside.js';
import type { FlowStates } from '../journal/states.js';
import type { CallOptions } from '../options.js';
import type { IssueOutcome } from '../outcomes/outcome.js';

/**
 * Options of `issue`.
 *
 * @example
 * const options: IssueOptions = { skipSignature: false, related: slips, states: { 'table 7': table } };
 */
export interface IssueOptions extends CallOptions {
  /**
   * `false` holds a document with payments of type 7 or 8 until they are completed; `true` files it at once. Default: the
   * option of the client, or the value of an earlier attempt in the journal. Required if neither says it and a payment
   * names its terminal (`terminalId` and `posNspId`), because the document would be filed unpaid.
   */
  readonly skipSignature?: boolean | undefined;
  /** Sends a document even if validation finds errors. The errors are still in the outcome. Default: `false`. */
  readonly sendWithErrors?: boolean | undefined;
  /** Documents that this one closes, corrects or follows. Rules across documents need them. */
  readonly related?: ValidateOptions['related'];
  /** Overrides the severity of rules. */
  readonly severity?: ValidateOptions['severity'];
  /** Flow states that are stored together with the attempt, before it is made. */
  readonly states?: FlowStates | undefined;
  /** Flow states that are stored together with the outcome, even if the journal already has the outcome. */
  readonly statesAfter?: ((outcome: IssueOutcome) => FlowStates) | undefined;
}
