<<<<<<< HEAD
/** The facts that users state about a document. `reference/facts.json` has one row for each. */
=======
/** The facts of a document, generated from `reference/facts.json`. */
>>>>>>> next
export type * from './generated/facts.js';
export type { CountryInput, MarkInput, UnitInput } from './leaves.js';
