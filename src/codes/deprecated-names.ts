import { labelOf } from './find-code.js';

/**
 * The earlier name of `labelOf`.
 *
 * @deprecated Use `labelOf`. This name is removed in 1.0.
 */
export const label: typeof labelOf = labelOf;
