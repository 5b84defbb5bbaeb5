/** The facts of a document, generated from `reference/facts.json`. */
export type * from './generated/facts.js';
export type { CountryInput, MarkInput, UnitInput } from './leaves.js';
