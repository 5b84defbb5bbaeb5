import type { Path } from '../../types/index.js';

/** One figure that goes into another. */
export interface TotalsTerm {
  /** Where it stands in the document; absent for one that the document does not state. */
  readonly path?: Path;
  /** The document's own word for it. */
  readonly label: string;
  /** As text; undefined when the document has no readable number there. */
  readonly value: string | undefined;
  /** −1 where it is taken off. */
  readonly sign: 1 | -1;
}

/**
 * How one figure of a document comes about.
 * `product`: the terms multiplied, half up. `percent`: the first term, so many percent as the second says,
 * half up. `sum`: the terms added with their signs.
 */
export interface TotalsStep {
  /** The figure; for the payments, the list of them. */
  readonly path: Path;
  readonly operation: 'product' | 'percent' | 'sum';
  readonly terms: readonly TotalsTerm[];
  /** Undefined when a term is not readable, or beyond 15 digits. */
  readonly computed: string | undefined;
  /** What the document says; for the payments, its gross total. Undefined when it has no readable amount. */
  readonly stated: string | undefined;
  /** How far apart the two may be: one cent for the VAT of a line, which the authority accepts. */
  readonly tolerance: '0.00' | '0.01';
  /** True when both are there and no further apart than that. */
  readonly agrees: boolean;
}
