import type { JournalStanding } from '../../client/journal/rows.js';

/** The words of `parastatiko journal`. */
export interface JournalWords {
  readonly storeNeeded: string;
  readonly noFile: (file: string) => string;
  readonly standings: Readonly<Record<JournalStanding, string>>;
  readonly rows: (count: number) => string;
  /** How long ago something was. */
  readonly ago: (seconds: number) => string;
  readonly oldest: (ago: string) => string;
  readonly attempts: (count: number) => string;
  readonly open: string;
  readonly more: (count: number) => string;
  /** A row that `replicate` has copied from the journal of a till. */
  readonly ofTill: string;
  readonly tills: string;
  readonly copied: (ago: string) => string;
  readonly conflicts: (count: number) => string;
  readonly wrongDocument: (given: string) => string;
  readonly notFound: (given: string) => string;
  readonly several: (count: number) => string;
  readonly members: Readonly<
    Record<'first' | 'last' | 'holder' | 'authenticationCode' | 'invoiceUrl' | 'why', string>
  >;
  readonly nothingToRetry: (standing: string) => string;
  readonly notGivenUp: (standing: string) => string;
  readonly belongsToTill: (holder: string) => string;
  readonly givenUp: string;
  readonly afterGivingUp: string;
}
