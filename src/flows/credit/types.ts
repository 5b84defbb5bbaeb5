import type { Document, Issue } from '../../types/index.js';

/** What a line of the original has left to credit. */
export interface RemainingLine {
  /** `lineNumber` of the original. */
  readonly lineNumber: number;
  readonly itemCode?: string;
  readonly itemDescr?: string;
  /** In the unit of the line; absent if the line has no quantity. */
  readonly quantity?: number;
  readonly netValue: number;
  readonly vatAmount: number;
}

/** What a document has left to credit; amounts as JSON numbers in its currency. */
export interface RemainingCredit {
  /** Every line of the original, including those with nothing left. */
  readonly lines: readonly RemainingLine[];
  readonly totalNetValue: number;
  readonly totalVatAmount: number;
  /** Including all taxes. */
  readonly totalGrossValue: number;
  /** What earlier credits took that belongs to no line. It is subtracted from the totals, but not from the lines. */
  readonly unplaced: { readonly lines: number; readonly netValue: number; readonly vatAmount: number };
  /** Whether nothing of value is left. */
  readonly isSettled: boolean;
}

/** A credit, its warnings, and what the original has left after it. */
export interface Credit {
  readonly document: Document;
  /** Warnings. A document with errors is thrown as an `InvalidDocumentError`. */
  readonly issues: readonly Issue[];
  readonly remaining: RemainingCredit;
}
