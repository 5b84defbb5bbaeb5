import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { FlowStates } from '../journal/journal.js';
import type { CallOptions } from '../options.js';
import type { IssueOutcome } from '../outcomes/outcome.js';

/**
 * What `issue` takes besides the document.
 *
 * @example
 * const options: IssueOptions = { skipSignature: false, related: slips, states: { 'table 7': table } };
 */
export interface IssueOptions extends CallOptions {
  /** `false` holds a document with payments of type 7 or 8 until it is completed. Default: that of the client. */
  readonly skipSignature?: boolean | undefined;
  /** Sends a document although our rules find errors. They are in the outcome all the same. Default: `false`. */
  readonly sendWithErrors?: boolean | undefined;
  /** Documents that this one closes, corrects or follows: rules across documents need them. */
  readonly related?: ValidateOptions['related'];
  /** Other severities for single rules. */
  readonly severity?: ValidateOptions['severity'];
  /** Flow states that are stored together with the attempt, before it is made. */
  readonly states?: FlowStates | undefined;
  /** Flow states that are stored together with the outcome, also with one that the journal has already. */
  readonly statesAfter?: ((outcome: IssueOutcome) => FlowStates) | undefined;
}
