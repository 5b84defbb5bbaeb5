import type { Path } from '../../types/index.js';

/** One value in a calculation. */
export interface TotalsTerm {
  /** Its path in the document. Absent if the document does not state it. */
  readonly path?: Path;
  /** The name that the document uses for it. */
  readonly label: string;
  /** The value as text, or `undefined` if the document has no valid number there. */
  readonly value: string | undefined;
  /** −1 if it is subtracted. */
  readonly sign: 1 | -1;
}

/**
 * How one amount of a document is computed. `product`: the terms are multiplied and rounded half up. `percent`: the
 * second term is the percentage of the first, rounded half up. `sum`: the terms are added with their signs.
 */
export interface TotalsStep {
  /** The path of the amount. For the payments, the path of their list. */
  readonly path: Path;
  readonly operation: 'product' | 'percent' | 'sum';
  readonly terms: readonly TotalsTerm[];
  /** `undefined` if a term is not a valid number, or if the result has more than 15 digits. */
  readonly computed: string | undefined;
  /** The amount in the document. For the payments, the gross total. `undefined` if it is not a valid amount. */
  readonly stated: string | undefined;
  /** The accepted difference. For the VAT of a line the authority accepts one cent. */
  readonly tolerance: '0.00' | '0.01';
  /** Whether both amounts exist and differ by no more than the tolerance. */
  readonly agrees: boolean;
}
