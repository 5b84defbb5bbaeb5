/** The arithmetic of documents: line amounts, taxes, totals, and the explanation of each amount. */

export { computeTotals } from './compute-totals.js';
export { taxTypeOf } from './document-taxes.js';
export { explainTotals } from './explain/explain-totals.js';
export type { TotalsStep, TotalsTerm } from './explain/step.js';
export type * from './input.js';
export { type LevyOfSeason, levyOfStay } from './levy-of-stay.js';
export { comparePayments, settlePayments } from './payments.js';
export type { TotalsProblem } from './problem.js';
export type { ClassificationSum, LineTotals, TaxRow, Totals } from './result.js';
