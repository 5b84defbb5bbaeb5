import type { Facts, IncomeFacts } from '../../builders/facts/facts.js';
import type { DecimalInput } from '../../money/index.js';
import type { Document, Issue, IssuedDocument } from '../../types/index.js';
import type { SentDocument } from '../shared/issued.js';

/** One classification for what is credited, if that of the original does not fit. */
export type CreditIncome = Exclude<IncomeFacts, readonly unknown[]>;

/** The members of every credited line. */
interface CreditedLine {
  /** `lineNumber` of the original. */
  readonly line: number;
  /** The income that is reversed. Default: as on the original. */
  readonly income?: CreditIncome | undefined;
}

/**
 * A line of the original to credit: by quantity, by a net amount, by an amount with VAT, or with everything it has
 * left.
 *
 * @example
 * const returned: CreditLine = { line: 2, quantity: 1 };
 */
export type CreditLine = CreditedLine &
  (
    | {
        /** The returned quantity, in the unit of the line. */
        readonly quantity: DecimalInput;
        readonly net?: never;
        readonly gross?: never;
      }
    | {
        /** The net amount to credit, in the currency of the original. */
        readonly net: DecimalInput;
        readonly quantity?: never;
        readonly gross?: never;
      }
    | {
        /** The amount with VAT to credit. */
        readonly gross: DecimalInput;
        readonly quantity?: never;
        readonly net?: never;
      }
    | { readonly quantity?: never; readonly net?: never; readonly gross?: never }
  );

/**
 * The facts of a credit that do not come from the original: its number, date and payments, and what is credited, if not
 * everything.
 *
 * @example
 * const facts: CreditFacts = { series: 'ΠΛ', aa: '4', issueDate: '2026-11-20', lines: [{ line: 1, quantity: 1 }], payments: [cash('rest')] };
 */
export interface CreditFacts
  extends Pick<Facts, 'series' | 'aa' | 'issueDate' | 'print' | 'transmissionFailure'> {
  /** The MARK of the original, if it is given as a bare document. */
  readonly mark?: IssuedDocument['mark'];
  /** How it is paid back. One amount may be `'rest'`. */
  readonly payments: NonNullable<Facts['payments']>;
  /** What is credited. Default: everything that remains. */
  readonly lines?: readonly CreditLine[] | undefined;
  /**
   * A percentage of everything that remains, above 0 and at most 100, instead of `lines`: 50 credits half. The amount with
   * VAT is exact to the cent, split over the lines by largest remainder.
   */
  readonly percent?: DecimalInput | undefined;
  /** The earlier credits of this original. */
  readonly earlier?: readonly (Document | IssuedDocument | SentDocument)[] | undefined;
  /** `false`: no link to the original; 5.2 instead of 5.1, special category 13 on 11.4. */
  readonly correlated?: boolean | undefined;
}

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
