/**
 * Everything that is known about a rule or an error that came back. It is a separate entry point, because it loads
 * every rule with its words and examples. Programs that build and check documents do not need these.
 */

export {
  type AuthorityErrorExplanation,
  type ErrorExplanation,
  explainAuthorityError,
  type FiledDocument,
  type NextStep,
  type PlacedBy,
  type ProviderErrorExplanation,
  type ProviderMessage,
} from '../../rules/inside.js';
export { explain } from '../catalogue/explain.js';
export type * from '../catalogue/explanation.js';
