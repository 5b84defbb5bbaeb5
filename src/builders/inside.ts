/** What other rooms take from this one. Users have its public door. */
export { factsShape } from './facts/generated/shapes.js';
export { amountOrRest, anyMark, decimal, unit } from './facts/leaves.js';
export { pathInFacts } from './facts/names.js';
export { copyOf } from './fluent/copy.js';
