/** Which document to issue, with which VAT and classification: questions, answers, and their sources. */
export type { Both as InBoth } from '../../types/inside.js';
export { type ChooseOptions, choose } from './choose.js';
export type { Answers } from './generated/answers.js';
export { meantOptions } from './meant.js';
export { type FoundAnswer, type FoundAnswers, findAnswers } from './search.js';
export type { Confidence, Sourced } from './table-types.js';
export type { Choice, ChoiceOption, Chosen, ClassificationChoice, Question, VatChoice } from './types.js';
