import type { facts } from '../issues/locales/en/facts.js';
import type { DocumentRuleId } from '../issues/locales/en-rules.js';

/**
 * The id of a rule, in `severity` and in issues. Refused steps of flows have other ids.
 *
 * @example
 * const quiet: RuleId[] = ['print/payment-label-missing', 'links/linked-unknown'];
 */
export type RuleId = DocumentRuleId | keyof typeof facts;
