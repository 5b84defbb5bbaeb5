import type {
  CancelRequestOutcome,
  CreateOutcome,
  OnboardingRefusalReason,
  UploadOutcome,
} from '../../client/onboarding/outcome.js';
import type { IssueOutcome } from '../../client/outcomes/outcome.js';
import type { RefusalReason } from '../../client/outcomes/refusal.js';
import type { ClientStep } from '../../issues/locales/generated/en/client-steps.js';
import type { OnboardingStep } from '../../issues/locales/generated/en/onboarding-steps.js';

/** Commands that call the service, in English. */
export const service = {
  noKey: 'There is no key. Set the environment variable PARASTATIKO_API_KEY, or name a file with --key-file.',
  openKey: (file: string) =>
    `Other users of this machine can read ${file}. Leave it to its owner: chmod 600 ${file}`,
  emptyKey: (file: string) => `The key file ${file} is empty.`,
  noBaseUrl:
    'There is no base URL of the service. Give --base-url, or set the environment variable PARASTATIKO_BASE_URL.',
  kinds: {
    issued: 'issued',
    held: 'held, waiting for its payment',
    queued: 'queued, has no MARK yet',
    refused: 'refused',
    alreadyIssued: 'already issued',
    unknown: 'unknown',
    cancelled: 'cancelled',
    alreadyCancelled: 'already cancelled',
  } satisfies Readonly<Record<IssueOutcome['kind'] | 'cancelled' | 'alreadyCancelled', string>>,
  /** Why something was refused. */
  reasons: {
    validation: 'it has errors',
    branchBlocked: 'a table has been open for over 24 hours',
    notAuthorised: 'no authority for the VAT number',
    keyRefused: 'the key was not accepted',
    forbidden: 'the key does not allow this call',
    noCredits: 'no credits left',
    tooLate: 'its day is over',
    numberTaken: 'another document has the number',
    numberUnsettled: 'an earlier document with the number is not settled',
    payment: 'error in the payment',
    notFound: 'unknown MARK',
    rateLimited: 'too many calls',
    technical: 'technical error',
    call: 'error in the call',
  } satisfies Readonly<Record<RefusalReason, string>>,
  /** What to do with a document that has no MARK yet. */
  whenQueued:
    'Print the document with its UID and links. The provider files it within a day: then find its MARK with parastatiko search.',
  /** What to do next, where the words of the library name its functions instead of a command. */
  steps: {
    'search-first':
      'Do not use another number. Run the same command again with the same file, or, with a journal, parastatiko recover: both search before they send anything.',
    'resend-later':
      'Wait until the settling time has passed, then send the same file again, or run parastatiko recover.',
    'close-table': 'Close or cancel the open order slips of the branch: parastatiko tables lists them.',
    'settle-first':
      'An earlier attempt with this number has an unknown outcome. Settle it first: run that command again, or parastatiko recover.',
    'get-signature':
      'The customer signs the contract: through the link in the e-mail, or on paper. Upload the signed PDF with parastatiko onboard upload.',
    'wait-for-review': 'Wait for the review. A webhook or parastatiko onboard wait reports the result.',
    'wait-for-provisioning':
      'Approved. Wait until the company is set up: parastatiko onboard wait, or the webhook.',
    'follow-existing':
      'A request for this company is open: follow it with parastatiko onboard status instead of creating another.',
    'next-attempt':
      'The Idempotency-Key belongs to another request, or to a final one. Give the next number with --attempt.',
  } satisfies Readonly<Partial<Record<ClientStep | OnboardingStep, string>>>,
  notSent: 'not sent',
  /** Rows of a journal that have no outcome. */
  notLookedAt: 'could not be processed',
  heldElsewhere: 'another process is working on it',
  notTried: 'not tried: the service could not be reached',
  neverSent: 'never sent: send it again, or discard it',
  nothingToRecover: 'The journal has no open entries.',
  columns: {
    mark: 'MARK',
    uid: 'UID',
    quantity: 'quantity',
    net: 'net',
  } satisfies Readonly<Record<'mark' | 'uid' | 'quantity' | 'net', string>>,
  credits: (balance: string) => `Credits: ${balance}`,
  nothingFound: 'No document was found. The search lags behind and does not include queued documents.',
  /** A message of the service, in its own language. */
  said: (message: string) => message,
  noTables: 'No table of the branch has open order slips.',
  noSlips: 'The table has no open order slips.',
  saved: (file: string) => `Saved as ${file}.`,
  onboarding: {
    kinds: {
      created: 'created',
      uploaded: 'uploaded',
      cancelled: 'cancelled',
      alreadyCancelled: 'already cancelled',
      refused: 'refused',
      unknown: 'unknown',
    } satisfies Readonly<Record<(CreateOutcome | UploadOutcome | CancelRequestOutcome)['kind'], string>>,
    /** Why a request or a file was refused. */
    reasons: {
      validation: 'the payload has errors',
      file: 'the file has errors',
      'open-request': 'there is an open request',
      'already-linked': 'the company is already linked',
      'already-active': 'the company already has a contract',
      'key-reused': 'the Idempotency-Key was used before',
      'wrong-status': 'not allowed in this status',
      'not-applicable': 'not valid for this request',
    } satisfies Readonly<Record<OnboardingRefusalReason, string>>,
    /** For a request that an earlier call created. */
    existed: 'already created',
    /** How waiting ended. */
    waits: {
      reached: 'The request has this status.',
      ready: 'The company is ready.',
      failed: 'Setting up the company failed.',
      ended: 'The request ended.',
      waiting: 'The time is up, and the status has not been reached.',
    } satisfies Readonly<Record<'reached' | 'ready' | 'failed' | 'ended' | 'waiting', string>>,
    noErrors: 'The payload has no errors.',
    noRequests: 'There are no such requests.',
  },
};
