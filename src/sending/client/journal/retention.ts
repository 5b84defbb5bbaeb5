/**
 * Which months are taken out of a journal.
 *
 * @example
 * const retention: Retention = { before: '2021-01' };
 */
export interface Retention {
  /** The first month that stays whole, `YYYY-MM`. The law of your country says how long documents are kept. */
  readonly before: string;
}

/** When the first month that stays whole begins. */
export const beginningOf = ({ before }: Retention): Date => new Date(`${before}-01`);

/**
 * An old month.
 *
 * @example
 * const [first]: readonly RetiredMonth[] = await journal.retire({ before: '2021-01' });
 */
export interface RetiredMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** How many documents and other requests were taken out. */
  readonly rows: number;
  /**
   * Why the month stays as it is. `open`: one of its rows still needs work. `not-copied`: `replicate` has not copied all
   * of its rows yet.
   */
  readonly stays?: 'open' | 'not-copied' | undefined;
  /** The table that has them now, on PostgreSQL: save it elsewhere, then drop it. */
  readonly table?: string | undefined;
}
