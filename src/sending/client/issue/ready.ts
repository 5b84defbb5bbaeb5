import { athensDate } from '../../../issues/inside.js';
import type { Members } from '../../../reading/object.js';
import type { ValidateOptions } from '../../../rules/inside.js';
import type { Issue } from '../../../types/index.js';
import { serviceDefaults } from '../../service/settings.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { IssueOptions } from '../generated/call-options.js';
import { documentIn } from '../journal/document-in.js';
import { written } from '../journal/guarded.js';
import { keyOf } from '../journal/number-in-key.js';
import type { JournalRow, RowName } from '../journal/rows.js';
import type { Refused } from '../outcomes/refusal.js';
import { refusedHere } from '../outcomes/refused.js';
import { readCallOptions } from '../read-options.js';
import { dayAfter } from '../time.js';
import { copyDocument } from './document-copy.js';
import { factsOf, numberIn } from './document-facts.js';
import { serviceTimeOf } from './own-document.js';
import { isSameDocument } from './same-document.js';
import type { Sending } from './sending.js';
import { signedPayments } from './signed-payments.js';

/** A document that was read and validated. */
export interface Ready {
  readonly sending: Sending;
  readonly name: RowName;
  readonly lateness: Lateness;
  /** The refusal by validation, if the document may already be filed. It is then searched for, but not sent again. */
  readonly refused: Refused | undefined;
}

/**
 * Reads and validates a document before its number is reserved. Returns a refusal if the document must not be sent and
 * cannot have been filed by an earlier attempt.
 */
export async function makeReady(
  core: Core,
  document: unknown,
  options: IssueOptions,
): Promise<Ready | { readonly refusal: Refused }> {
  const copy = copyDocument(core, document);
  const stated = statedSkipSignature(core, options.skipSignature);
  readCallOptions(core, options);
  if (numberIn(copy.members) === undefined) {
    // Validation names the members that are missing.
    const { refused } = await checked(core, copy.members, options);
    if (refused !== undefined) return { refusal: refused };
  }
  const facts = await factsOf(core, copy);
  const name = { operation: 'issue', key: keyOf(facts) } as const;
  const earlier = await earlierRow(core, name, copy.members);
  const skipSignature = stated ?? usualSkipSignature(core, copy.members, earlier);
  const isMarked = copy.members['transmissionFailure'] !== undefined;
  const lateness = latenessOf(facts.issueDate, isMarked, firstAttemptOf(earlier), core.clock.now());
  const isLate = lateness === 'late';
  const members = isLate ? { transmissionFailure: 1, ...copy.members } : copy.members;
  const { refused, issues } = await checked(core, members, { ...options, skipSignature });
  if (!mayBeFiled(earlier)) {
    if (lateness === 'tooLate') return { refusal: refusedHere(core, 'tooLate', issues) };
    if (refused !== undefined) return { refusal: refused };
  }
  const serviceTime = serviceTimeOf(core)?.toISOString();
  const sending: Sending = { members, facts, isB2G: copy.isB2G, skipSignature, issues, serviceTime };
  return { sending, name, lateness, refused };
}

/** The row of an earlier attempt with the same document. Another document under its number is handled later. */
async function earlierRow(
  core: Core,
  name: RowName,
  members: Sending['members'],
): Promise<JournalRow | undefined> {
  const journal = await core.journal();
  const row = await written(core, journal.row(name));
  return row !== undefined && isSameDocument(members, documentIn(row)) ? row : undefined;
}

/**
 * The time of the first attempt, which allows a late resend; `undefined` if that attempt was refused, because it
 * reached the service.
 */
const firstAttemptOf = (row: JournalRow | undefined): string | undefined =>
  row === undefined || row.standing === 'refused' ? undefined : row.firstAttemptAt;

/**
 * Whether an earlier attempt may have filed the document. It is then searched for, even if validation now finds errors.
 */
const mayBeFiled = (row: JournalRow | undefined): boolean =>
  row !== undefined && row.standing !== 'refused' && row.standing !== 'not-sent';

interface Checked {
  readonly issues: readonly Issue[];
  /** The outcome, if the document is not sent. */
  readonly refused?: Refused;
}

/** The authority's error for a document that is too late. */
const TOO_LATE = 238;

/** Validates a document with every rule, using the clock of the client. The rules are loaded here. */
async function checked(
  core: Core,
  members: Readonly<Record<string, unknown>>,
  { related, severity, skipSignature, sendWithErrors }: IssueOptions,
): Promise<Checked> {
  const { validate } = await import('../../../rules/validate/validate.js');
  const options = { locale: core.locale, now: core.clock.now(), related, severity, skipSignature };
  const { issues } = validate(members, options as ValidateOptions);
  const errors = issues.filter((issue) => issue.severity === 'error');
  if (errors.length === 0 || sendWithErrors === true) return { issues };
  const isLate = errors.every(({ authorityCode }) => authorityCode === TOO_LATE);
  return { issues, refused: refusedHere(core, isLate ? 'tooLate' : 'validation', issues) };
}

/** Whether a document is sent in time. Days are days in Athens. */
type Lateness =
  /** It is sent unchanged. */
  | 'asItIs'
  /** An attempt on its day did not reach the service: it is sent with `transmissionFailure: 1`. */
  | 'late'
  /** Its day is over (238). */
  | 'tooLate';

/**
 * Whether a document may still be sent: on its day, or on the next day if an attempt on its day failed. If the document
 * itself states a failure (`transmissionFailure`), the service decides. Source: observed behaviour, Issuing: request
 * (238).
 */
export function latenessOf(
  issueDate: string,
  isMarked: boolean,
  firstAttemptAt: string | undefined,
  now: Date,
): Lateness {
  const today = athensDate(now);
  if (issueDate >= today || isMarked) return 'asItIs';
  if (firstAttemptAt === undefined || athensDate(new Date(firstAttemptAt)) > issueDate) return 'tooLate';
  return dayAfter(issueDate) === today ? 'late' : 'tooLate';
}

/**
 * What the caller says about `skipSignature`, in the call or for the client; `undefined` if nothing is said, or the
 * document does not depend on it.
 */
function statedSkipSignature(core: Core, given: unknown): boolean | undefined {
  // `null` is a value too: an option that was read from somewhere must not become a default.
  const stated = given === undefined ? core.skipSignature : given;
  if (stated === undefined || typeof stated === 'boolean') return stated;
  const params = { member: 'skipSignature' };
  throw new ClientError('call/options', { params, part: 'flag', locale: core.locale });
}

/**
 * Whether a payment names its terminal, by one of its two members or both. Such a document is filed unpaid if nobody says
 * that it is to be held, so the described default of `skipSignature` does not apply to it.
 */
const namesTerminal = (members: Members): boolean =>
  signedPayments(members).some(({ terminalId, posNspId }) => isGiven(terminalId) || isGiven(posNspId));

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `skipSignature` of a document for which nothing is stated: as in its earlier attempt, or as described. */
function usualSkipSignature(core: Core, members: Members, earlier: JournalRow | undefined): boolean {
  const before = earlier?.request.query['skipSignature'];
  if (before !== undefined) return before !== 'false';
  if (!namesTerminal(members)) return serviceDefaults.skipSignature;
  const params = { member: 'skipSignature' };
  throw new ClientError('call/skip-signature', { params, locale: core.locale });
}
