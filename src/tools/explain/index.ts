/**
 * Everything that is known about a rule or an error that came back. It is a separate entry point, because it loads
 * every rule with its words and examples. Programs that build and check documents do not need these.
 */

export type { FiledDocument } from '../../rules/authority/filed-document.js';
export type { NextStep } from '../../rules/authority/next-step.js';
export type { PlacedBy } from '../../rules/authority/placed-by.js';
export type { ProviderMessage } from '../../rules/authority/provider-messages.js';
export {
  type AuthorityErrorExplanation,
  type ErrorExplanation,
  explainAuthorityError,
  type ProviderErrorExplanation,
} from '../../rules/explain/explain.js';
export { explain } from '../catalogue/explain.js';
export type * from '../catalogue/explanation.js';
