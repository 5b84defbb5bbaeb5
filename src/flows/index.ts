/** What spans documents, as pure folds: no I/O, and a state that is plain JSON. */
export type { Answer } from './shared/answer.js';
export { RefusedStepError } from './shared/refused-step-error.js';
