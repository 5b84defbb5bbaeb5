/** What other rooms take from this one. Users have its public door. */
export { NUMBER_PATHS, numberKey } from './across/number.js';
export { type AnswerError, errorsOfEntry, textIn, textOf } from './authority/answer-errors.js';
export { type FiledDocument, filedDocumentIn } from './authority/filed-document.js';
export type { NextStep } from './authority/next-step.js';
export type { PlacedBy } from './authority/placed-by.js';
export { type ProviderMessage, providerMessageIn } from './authority/provider-messages.js';
export { batchOfExample } from './batch/batch-of-example.js';
export { docsOf } from './docs.js';
export { applyExample } from './engine/apply-example.js';
export { pattern, touches } from './engine/broken.js';
export type { DocumentView, LineView } from './engine/document-view.js';
export type { Example } from './engine/example.js';
export { Findings } from './engine/findings.js';
export { oncePer } from './engine/once-per.js';
export type { Batch, Rule, RuleRecord, SpecificationVersion } from './engine/rule.js';
export { ALL, strictSeverities } from './engine/severities.js';
export { specificationVersions } from './engine/specification.js';
export {
  type AuthorityErrorExplanation,
  type ErrorExplanation,
  explainAuthorityError,
  type ProviderErrorExplanation,
} from './explain/explain.js';
export { factsRule } from './facts/facts-rule.js';
export type { FactsRuleId } from './facts/index.js';
export { factsSamples } from './facts/samples.js';
export { applyFixes } from './fixes/apply-fixes.js';
export { isCharges, isFuel } from './lines/fuel.js';
export { LISTING_TYPES } from './order/listed-slips.js';
export { NO_PAYMENT } from './print/usual-label.js';
export { allRules } from './registry.js';
export { beyondService, isPublicSectorMember } from './shape/index.js';
export { hasDocumentMembers, requestForm } from './shape/other-form.js';
export { sharpened } from './shape/sharpened.js';
export { DELIVERY_NOTES, RECEIVING_NOTES } from './shared/moves-goods.js';
export { isPublicSectorBlock, PUBLIC_SECTOR_BLOCK } from './shared/public-sector.js';
export { isBlank } from './text/is-blank.js';
export { circumstancesOf } from './validate/circumstances.js';
export { type NormalizedOptions, normalizeOptions } from './validate/normalize-options.js';
export { type ReadToCheck, readDocument } from './validate/read-document.js';
export { type ReadRelated, readRelated } from './validate/read-related.js';
export { checkRead, readToCheck, validate, validateNormalized } from './validate/validate.js';
export { asSibling, findingsAmong, forBatch, validateBatch } from './validate/validate-batch.js';
export { type ValidateOptions, validateForm } from './validate/validate-options.js';
