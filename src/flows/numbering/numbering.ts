import type { NumberSeries, NumberTicket, ReservationFacts } from '../generated/facts.js';
import type { DocumentAnswer } from '../shared/answer.js';

/**
 * The filter of `open`. A member that is `undefined` is refused, because it would select the numbers of every till.
 *
 * @example
 * const filter: NumberFilter = { holder: 'till 1' };
 */
export interface NumberFilter {
  /** Only numbers that this till reserved. */
  readonly holder?: string;
  /** Only numbers that were reserved before this time, or by an older version of this library, which stored no time. */
  readonly reservedBefore?: Date;
}

/**
 * A number that none of your documents has, and why.
 *
 * @example
 * const gaps: readonly NumberGap[] = await numbering.gaps(series);
 */
export interface NumberGap extends NumberTicket {
  readonly reason: string;
}

/**
 * A number that was burnt because another document has it.
 *
 * @example
 * const reuses: readonly NumberReuse[] = await numbering.reuses(series);
 */
export interface NumberReuse extends NumberGap {
  /** The document that has the number: its MARK, or its UID. */
  readonly usedBy: { readonly mark?: string; readonly uid?: string };
}

/**
 * Whether a document has a number, which is new, or was given back: then the number of a document that was refused is free.
 *
 * @example
 * const isTaken: IsTaken = (aa) => numbers.has(aa);
 */
export type IsTaken = (aa: string, kind: 'new' | 'given back') => boolean;

/**
 * A refusal of the client, after which a number is burnt.
 *
 * @example
 * if (outcome.kind === 'refused' && outcome.reason === 'tooLate') await numbering.burn(ticket, outcome);
 */
export interface RefusedNumber {
  readonly kind: 'refused';
  /** It becomes the reason of the gap. */
  readonly reason: string;
  /** The document that has the number, if the service named it. */
  readonly filed?: DocumentAnswer | undefined;
}

/**
 * Reserves document numbers and keeps account of every one of them. This is a port: `memoryNumbering` is an
 * implementation in memory; a shop with several tills implements it on a database. Every implementation must give these
 * guarantees:
 *
 * - A number is reserved only once, even by concurrent callers and after a restart.
 * - A reserved number is open until it is committed, burnt or given back.
 * - After a time-out its number stays open: search by series and number, then commit it or send the same number again.
 *   Another number would file the sale twice.
 * - `open` with a holder lists only the numbers of that holder: another till may be selling the others.
 *
 * Every refusal is a `RefusedStepError`.
 *
 * @example
 * const ticket = await numbering.reserve({ vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' });
 * const receipt = retailReceipt({ issuer: shop, series: ticket.series, aa: ticket.aa, issueDate });
 * await numbering.commit(ticket, await client.issue(receipt.build()));
 */
export interface Numbering {
  /**
   * Hands out the next number of a series: the lowest one that was given back, or else a new one.
   *
   * @param isTaken whether a document has a number that it did not get here: it is then skipped. A journal in memory gives
   * this; a store that has the documents too does not need it.
   */
  reserve(series: NumberSeries, facts?: ReservationFacts, isTaken?: IsTaken): Promise<NumberTicket>;
  /**
   * Continues a series at a number, for example after another program had it, and returns the number at which it continues. A
   * series never goes back: if it is already further, nothing changes.
   */
  continueAt(series: NumberSeries, aa: string | number | bigint): Promise<string>;
  /**
   * Records the document of a number, by its MARK or, if it was issued offline, by its UID. Repeating the same answer
   * changes nothing; a MARK may be added to a UID. Another document under the number is refused. A burnt number that
   * turns out to have a document is no longer burnt. Outcomes of the client can be passed unchanged: after `held`,
   * `unknown` and `refused` the number stays open.
   */
  commit(ticket: NumberTicket, answer: DocumentAnswer): Promise<void>;
  /**
   * Burns a number, for a reason or after a refusal of the client, so that it is never reserved again. `usedBy`:
   * another document that was found to have it.
   */
  burn(ticket: NumberTicket, reason: string | RefusedNumber, usedBy?: DocumentAnswer): Promise<void>;
  /**
   * Gives a number back that nothing was sent with, or whose document was refused: it is reserved again before any new
   * number of its series. If it is not open any more, or reserved again, this changes nothing.
   */
  release(ticket: NumberTicket): Promise<void>;
  /**
   * The numbers that are neither committed nor burnt, oldest first. After a crash, search for each of them. A till that
   * shares its numbers names itself in the filter: a number of another till may belong to a sale that is in progress.
   */
  open(series?: NumberSeries, filter?: NumberFilter): Promise<readonly NumberTicket[]>;
  /** The burnt numbers, with their reasons. */
  gaps(series?: NumberSeries): Promise<readonly NumberGap[]>;
  /** The gaps whose number another document has. */
  reuses(series?: NumberSeries): Promise<readonly NumberReuse[]>;
}
