/** What users state of a document: one row each in `reference/facts.json`. */
export type * from './generated/facts.js';
export type { CountryInput, MarkInput, UnitInput } from './leaves.js';
