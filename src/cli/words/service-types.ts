import type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingRefusalReason,
  UploadOutcome,
} from '../../client/onboarding/outcome.js';
import type { IssueOutcome } from '../../client/outcomes/outcome.js';
import type { RefusalReason } from '../../client/outcomes/refusal.js';
import type { OnboardingStep } from '../../issues/locales/en/onboarding.js';
import type { ClientStep } from '../../issues/locales/en/outcomes.js';

type CancelKind = 'cancelled' | 'alreadyCancelled';

/** The words of commands that call the service. */
export interface ServiceWords {
  readonly noKey: string;
  readonly emptyKey: (file: string) => string;
  readonly noBaseUrl: string;
  readonly kinds: Readonly<Record<IssueOutcome['kind'] | CancelKind, string>>;
  /** Why something was refused. */
  readonly reasons: Readonly<Record<RefusalReason, string>>;
  /** What to do with a document that has no MARK yet. */
  readonly whenQueued: string;
  /** What to do next, where the words of the library name its functions instead of a command. */
  readonly steps: Readonly<Partial<Record<ClientStep | OnboardingStep, string>>>;
  readonly notSent: string;
  /** Rows of a journal that have no outcome. */
  readonly notLookedAt: string;
  readonly heldElsewhere: string;
  readonly notTried: string;
  readonly neverSent: string;
  readonly nothingToRecover: string;
  readonly columns: Readonly<Record<'mark' | 'uid' | 'quantity' | 'net', string>>;
  readonly credits: (balance: string) => string;
  readonly nothingFound: string;
  /** A message of the service, in its own language. */
  readonly said: (message: string) => string;
  readonly noTables: string;
  readonly noSlips: string;
  readonly saved: (file: string) => string;
  readonly onboarding: OnboardingCliWords;
}

/** The words for registering companies. */
interface OnboardingCliWords {
  readonly kinds: Readonly<Record<(CreateOutcome | UploadOutcome | CancelRequestOutcome)['kind'], string>>;
  /** Why a request or a file was refused. */
  readonly reasons: Readonly<Record<OnboardingRefusalReason, string>>;
  /** For a request that an earlier call created. */
  readonly existed: string;
  /** How waiting ended. */
  readonly waits: Readonly<Record<'reached' | 'ready' | 'failed' | 'ended' | 'waiting', string>>;
  readonly noErrors: string;
  readonly noRequests: string;
}
