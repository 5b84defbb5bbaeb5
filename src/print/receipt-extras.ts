import type { DecimalInput } from '../money/index.js';

/**
 * What a receipt says beside its document. None of it is part of the document, and the page says so where it could be
 * mistaken for it. Amounts are in the currency of the document.
 *
 * @example
 * const receipt: ReceiptExtras = { cashGiven: '50.00', tip: '4.00', issueTime: '14:32', thanks: true };
 */
export interface ReceiptExtras {
  /**
   * The cash that the customer gave. The change is what is left after the document's payments in cash (type 3) and `tip`.
   * Less than that, or a document without a payment in cash, causes a `PrintError`.
   */
  readonly cashGiven?: DecimalInput | undefined;
  /**
   * What the customer leaves on top of the total, apart from the tips in `issued.completions`. With `cashGiven`, it is left
   * in cash.
   */
  readonly tip?: DecimalInput | undefined;
  /**
   * The table of an order as people call it, such as `12` or `Βεράντα 3`: at most 50 characters. Without it, a slip names no
   * table; the document has only its GUID.
   */
  readonly table?: string | undefined;
  /** The time of issue in Greece, as `HH:mm` or `HH:mm:ss`. */
  readonly issueTime?: string | undefined;
  /** The last line: `true` for «Σας ευχαριστούμε» in the languages of the page, or text of at most 200 characters. */
  readonly thanks?: boolean | string | undefined;
  /**
   * The receipt of the card terminal, line by line as the terminal gives it, or several. Line feeds and blanks are kept.
   * At most 4,000 characters each.
   */
  readonly terminalReceipt?: string | readonly string[] | undefined;
}
