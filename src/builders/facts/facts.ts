/** The facts that users state about a document. `reference/facts.json` has one row for each. */
export type * from './generated/facts.js';
export type { CountryInput, MarkInput, UnitInput } from './leaves.js';
