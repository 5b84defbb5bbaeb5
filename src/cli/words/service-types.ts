import type { CancelRequestOutcome, CreateOutcome, UploadOutcome } from '../../client/onboarding/outcome.js';
import type { IssueOutcome } from '../../client/outcomes/outcome.js';

type CancelKind = 'cancelled' | 'alreadyCancelled';

/** What commands that call the service are answered with. */
export interface ServiceWords {
  readonly noKey: string;
  readonly emptyKey: (file: string) => string;
  readonly noBaseUrl: string;
  readonly kinds: Readonly<Record<IssueOutcome['kind'] | CancelKind, string>>;
  readonly notSent: string;
  /** Rows of a journal that have no outcome. */
  readonly notLookedAt: string;
  readonly heldElsewhere: string;
  readonly neverSent: string;
  readonly nothingToRecover: string;
  readonly columns: Readonly<Record<'mark' | 'uid' | 'quantity' | 'net', string>>;
  readonly credits: (balance: string) => string;
  readonly nothingFound: string;
  readonly noTables: string;
  readonly noSlips: string;
  readonly saved: (file: string) => string;
  readonly onboarding: OnboardingCliWords;
}

/** What the registering of companies is answered with. */
interface OnboardingCliWords {
  readonly kinds: Readonly<Record<(CreateOutcome | UploadOutcome | CancelRequestOutcome)['kind'], string>>;
  /** A request that an earlier call had created. */
  readonly existed: string;
  /** How waiting ended. */
  readonly waits: Readonly<Record<'reached' | 'ready' | 'failed' | 'ended' | 'waiting', string>>;
  readonly noErrors: string;
  readonly noRequests: string;
}
