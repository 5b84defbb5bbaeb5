/** What other rooms take from this one. Users have its public door. */
export { ArgumentError } from './argument-error.js';
export { athensDate, athensTime, isOnDay } from './athens-date.js';
export { buildingWords } from './building-words.js';
export { factsWords } from './facts-words.js';
export { english, isLocale, type Locale, readLocale } from './locale.js';
export { OptionsError } from './options-error.js';
export { placeOf } from './place.js';
export { fill, type Subject, say, withoutStop } from './say.js';
export { type Reason, reason, reasonWords, skippedPart } from './skipped-words.js';
export { counted, figures, type Value } from './values.js';
export { withValues } from './with-values.js';
export { sentencesFor, wordsFor } from './words.js';
export type { RuleWords, Words } from './words-type.js';
