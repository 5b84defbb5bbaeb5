/** What spans documents, as pure folds: no I/O, and a state that is plain JSON. */
export { explain, type RefusalExplanation } from './explain.js';
export type { Answer } from './shared/answer.js';
export { RefusedStepError } from './shared/refused-step-error.js';
