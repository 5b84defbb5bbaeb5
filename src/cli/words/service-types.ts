import type { IssueOutcome } from '../../client/outcomes/outcome.js';

type CancelKind = 'cancelled' | 'alreadyCancelled';

/** What commands that call the service are answered with. */
export interface ServiceWords {
  readonly noKey: string;
  readonly emptyKey: (file: string) => string;
  readonly noBaseUrl: string;
  readonly kinds: Readonly<Record<IssueOutcome['kind'] | CancelKind, string>>;
  readonly notSent: string;
  readonly columns: Readonly<Record<'mark' | 'uid' | 'quantity' | 'net', string>>;
  readonly credits: (balance: string) => string;
  readonly nothingFound: string;
  readonly noTables: string;
  readonly noSlips: string;
  readonly saved: (file: string) => string;
}
