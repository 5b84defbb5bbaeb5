import type { InvoiceType } from '../../codes/index.js';
import type { Answer } from '../shared/answer.js';

/**
 * What numbers count within: an issuer, a branch, a document type and a series have numbers of their own.
 *
 * @example
 * const series: NumberSeries = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' };
 */
export interface NumberSeries {
  /** The issuer's tax number, bare. */
  readonly vatNumber: string;
  /** The issuer's establishment. */
  readonly branch: number;
  readonly invoiceType: InvoiceType;
  /** As on the document; `'0'` when none is used. */
  readonly series: string;
}

/**
 * What is remembered with a reservation, so that an unfinished one can be searched for.
 *
 * @example
 * const facts: ReservationFacts = { issueDate: '2026-11-20', memo: 'till 2, order 77' };
 */
export interface ReservationFacts {
  /** The date that the document will have, `YYYY-MM-DD`: the search asks for it. */
  readonly issueDate?: string | undefined;
  /** Your own words for the sale: an order number, a till. */
  readonly memo?: string | undefined;
}

/**
 * A number that was handed out, as plain JSON. `series` and `aa` go into the document.
 *
 * @example
 * const ticket: NumberTicket = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '101' };
 */
export interface NumberTicket extends NumberSeries, ReservationFacts {
  /** The number: digits as text, because it may be larger than a JavaScript number holds. */
  readonly aa: string;
}

/**
 * A number that no document of ours has, and why.
 *
 * @example
 * const gaps: readonly NumberGap[] = await numbering.gaps(series);
 */
export interface NumberGap extends NumberTicket {
  readonly reason: string;
}

/**
 * A number that was given up because another document has it.
 *
 * @example
 * const reuses: readonly NumberReuse[] = await numbering.reuses(series);
 */
export interface NumberReuse extends NumberGap {
  /** The document that has the number: its MARK, or its UID. */
  readonly usedBy: { readonly mark?: string; readonly uid?: string };
}

/**
 * A refusal of the client, for which a number is given up.
 *
 * @example
 * if (outcome.kind === 'refused' && outcome.reason === 'tooLate') await numbering.burn(ticket, outcome);
 */
export interface RefusedNumber {
  readonly kind: 'refused';
  /** It becomes the reason of the gap. */
  readonly reason: string;
  /** The document that has the number, where the service named it. */
  readonly filed?: Answer | undefined;
}

/**
 * Hands out document numbers and accounts for every one of them. A port: `memoryNumbering` is one in memory, a shop with
 * several tills writes its own over a database. Whatever stands behind it keeps these promises:
 *
 * - A number is handed out once, also to callers at the same time and after a restart.
 * - A number that was handed out is open until it is committed or burnt.
 * - After a time-out its number stays open: search by series and number, then commit, or send the same number again.
 *   Another number would file the sale twice.
 *
 * All that is refused is a `RefusedStepError`.
 *
 * @example
 * const ticket = await numbering.reserve({ vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' });
 * const receipt = retailReceipt({ issuer: shop, series: ticket.series, aa: ticket.aa, issueDate });
 * await numbering.commit(ticket, await client.issue(receipt.build()));
 */
export interface Numbering {
  /** Hands out the next number of a series. */
  reserve(series: NumberSeries, facts?: ReservationFacts): Promise<NumberTicket>;
  /**
   * Records the document that a number has, by MARK or, issued offline, by UID. The same answer again changes nothing; a
   * MARK may join a UID. Another document under the number is refused. A burnt number that turns out to have a document is
   * taken back. An outcome of the client may be given as it is: after `held`, `unknown` and `refused` the number stays open.
   */
  commit(ticket: NumberTicket, answer: Answer): Promise<void>;
  /**
   * Gives a number up, for a reason or after a refusal of the client, and never hands it out again. `usedBy`: another
   * document was found to have it.
   */
  burn(ticket: NumberTicket, reason: string | RefusedNumber, usedBy?: Answer): Promise<void>;
  /** The numbers that were handed out and are neither committed nor burnt, oldest first: after a crash, search for each. */
  open(series?: NumberSeries): Promise<readonly NumberTicket[]>;
  /** The numbers that were given up, with their reasons. */
  gaps(series?: NumberSeries): Promise<readonly NumberGap[]>;
  /** Those of the gaps whose number another document has. */
  reuses(series?: NumberSeries): Promise<readonly NumberReuse[]>;
}
