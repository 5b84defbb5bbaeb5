import type { Facts, IncomeFacts } from '../../builders/facts/facts.js';
import type { DecimalInput } from '../../money/index.js';
import type { Document, Issue, IssuedDocument } from '../../types/index.js';
import type { SentDocument } from '../shared/issued.js';

/** One classification for what is credited, where that of the original does not fit. */
export type CreditIncome = Exclude<IncomeFacts, readonly unknown[]>;

/** What every credited line states. */
interface CreditedLine {
  /** `lineNumber` of the original. */
  readonly line: number;
  /** What income is taken back; as on the original unless stated. */
  readonly income?: CreditIncome | undefined;
}

/**
 * A line of the original that is credited: by quantity, by a net amount, by an amount with VAT, or with all it has left.
 *
 * @example
 * const returned: CreditLine = { line: 2, quantity: 1 };
 */
export type CreditLine = CreditedLine &
  (
    | {
        /** How many come back, in the unit of the line. */
        readonly quantity: DecimalInput;
        readonly net?: never;
        readonly gross?: never;
      }
    | {
        /** Net amount that is taken off, in the currency of the original. */
        readonly net: DecimalInput;
        readonly quantity?: never;
        readonly gross?: never;
      }
    | {
        /** Amount with VAT that is taken off. */
        readonly gross: DecimalInput;
        readonly quantity?: never;
        readonly net?: never;
      }
    | { readonly quantity?: never; readonly net?: never; readonly gross?: never }
  );

/**
 * What a credit says that the original does not: its number, date and payments, and what is credited if not all.
 *
 * @example
 * const facts: CreditFacts = { series: 'ΠΛ', aa: '4', issueDate: '2026-11-20', lines: [{ line: 1, quantity: 1 }], payments: [cash('rest')] };
 */
export interface CreditFacts
  extends Pick<Facts, 'series' | 'aa' | 'issueDate' | 'print' | 'transmissionFailure'> {
  /** MARK of the original, where it is given as a bare document. */
  readonly mark?: IssuedDocument['mark'];
  /** How it is paid back; one amount may be `'rest'`. */
  readonly payments: NonNullable<Facts['payments']>;
  /** What is credited; all that remains unless stated. */
  readonly lines?: readonly CreditLine[] | undefined;
  /** The credits of this original that were issued before. */
  readonly earlier?: readonly (Document | IssuedDocument | SentDocument)[] | undefined;
  /** `false`: without a link to the original, 5.2 instead of 5.1, special category 13 on 11.4. */
  readonly correlated?: boolean | undefined;
}

/** What a line of the original has left to credit. */
export interface RemainingLine {
  /** `lineNumber` of the original. */
  readonly lineNumber: number;
  readonly itemCode?: string;
  readonly itemDescr?: string;
  /** In the unit of the line; absent where the line has no quantity. */
  readonly quantity?: number;
  readonly netValue: number;
  readonly vatAmount: number;
}

/** What a document has left to credit; amounts as JSON numbers in its currency. */
export interface RemainingCredit {
  /** Every line of the original, those with nothing left as well. */
  readonly lines: readonly RemainingLine[];
  readonly totalNetValue: number;
  readonly totalVatAmount: number;
  /** With all taxes. */
  readonly totalGrossValue: number;
  /** What earlier credits took that belongs to no line; it is off the totals, but not off the lines. */
  readonly unplaced: { readonly lines: number; readonly netValue: number; readonly vatAmount: number };
  /** Nothing of value is left. */
  readonly isSettled: boolean;
}

/** A credit, what is odd about it, and what the original has left after it. */
export interface Credit {
  readonly document: Document;
  /** Warnings; a document with errors is thrown as `InvalidDocumentError`. */
  readonly issues: readonly Issue[];
  readonly remaining: RemainingCredit;
}
