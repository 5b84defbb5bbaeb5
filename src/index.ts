/** The front door: make, total and check Greek invoicing documents. */
export * from './builders/index.js';
export * from './flows/index.js';

export { ArgumentError } from './issues/argument-error.js';
export type { Locale } from './issues/locale.js';
export { LocaleError } from './issues/locale-error.js';
export type { ArgumentErrorCode } from './issues/locales/generated/en/arguments.js';
export type { SkippedReason } from './issues/locales/generated/en/skipped.js';
export { OptionsError, type OptionsErrorCode } from './issues/options-error.js';
export type { DecimalInput, DecimalLike } from './money/index.js';
export type { SpecificationVersion } from './rules/engine/rule.js';
export type { RuleId } from './rules/engine/rule-id.js';
export { type SeverityOverrides, strictSeverities } from './rules/engine/severities.js';
export { applyFixes, type FixedDocument } from './rules/fixes/apply-fixes.js';
export { validate } from './rules/validate/validate.js';
export { type BatchReport, validateBatch } from './rules/validate/validate-batch.js';
export type { ValidateOptions } from './rules/validate/validate-options.js';
export { type DocumentChanges, whatChanges } from './rules/validate/what-changes.js';
export { explainTotals, type TotalsStep, type TotalsTerm } from './totals/index.js';
export type * from './types/index.js';
export { ParastatikoError } from './types/parastatiko-error.js';
