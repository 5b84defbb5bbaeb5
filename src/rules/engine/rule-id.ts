import type { DocumentRuleId } from '../../issues/locales/generated/en/documents.js';
import type { FactsRuleId } from '../../issues/locales/generated/en/facts.js';

/**
 * The id of a rule, in `severity` and in issues. Refused steps of flows have other ids.
 *
 * @example
 * const quiet: RuleId[] = ['print/payment-label-missing', 'links/linked-unknown'];
 */
export type RuleId = DocumentRuleId | FactsRuleId;
