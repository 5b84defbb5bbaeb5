import type { Core } from '../core.js';
import type { IssueOptions } from '../generated/call-options.js';
import { attemptHeld } from '../journal/attempt-held.js';
import { documentIn } from '../journal/document-in.js';
import { guarded, type HeldRow } from '../journal/guarded.js';
import type { JournalRow, JournalStanding } from '../journal/rows.js';
import { wasInDoubt } from '../journal/standings.js';
import type { AlreadyIssued, IssueOutcome } from '../outcomes/outcome.js';
import { readIssueOutcome } from '../outcomes/read-outcome.js';
import { isFiled } from '../outcomes/reason.js';
import type { RefusalReason } from '../outcomes/refusal.js';
import { refusedHere } from '../outcomes/refused.js';
import { notLookedAt } from '../outcomes/unknown.js';
import { readCallOptions } from '../read-options.js';
import { prepare } from '../transport/request.js';
import { nameOf } from './document-facts.js';
import { outcomeIn } from './known.js';
import { attemptsOf } from './own-document.js';
import { makeReady, type Ready } from './ready.js';
import { recordBeside, recordOf, standingOf, wasNotLookedAt, withJournalError } from './record.js';
import { isSameDocument } from './same-document.js';
import { callOf, closesSlips, requestOf, type Sending } from './sending.js';
import { outcomeOfFiled, refusalUnder, settledBefore } from './settle.js';
import { wasToBeHeld } from './settled-held.js';

/**
 * A document, as it was built or parsed. The result of a flow's step is not a document: pass its `document`.
 *
 * @example
 * await client.issue(table.order(facts).document);
 */
export type DocumentToIssue = (object | Readonly<Record<string, unknown>>) & { readonly document?: never };

/** Issues one document: validates it, reserves its number, sends it once, and returns the outcome. */
export async function issue(
  core: Core,
  document: unknown,
  options: IssueOptions = {},
): Promise<IssueOutcome> {
  const ready = await makeReady(core, document, options);
  if ('refusal' in ready) return ready.refusal;
  const { name, sending } = ready;
  const { timeout } = readCallOptions(core, options);
  const what = nameOf(sending.facts);
  const work = { name, request: requestOf(sending), states: options.states, what, timeout };
  return guarded(core, work, (row) => issueHeld(core, ready, row, options));
}

/** Issues a document while its number is reserved. */
async function issueHeld(
  core: Core,
  { sending, lateness, refused }: Ready,
  row: HeldRow,
  options: IssueOptions,
): Promise<IssueOutcome> {
  const { before } = row;
  if (before === undefined) return send(core, sending, row, options);
  const isSame = isSameDocument(sending.members, documentIn(before));
  if (!isSame) {
    const taken = refusalUnder(core, before, sending.issues);
    if (taken !== undefined) return taken;
  } else {
    const known = outcomeIn(core, before);
    if (known !== undefined) return withStates(known, row, before, options);
    const settled = await settledBefore(core, sending, before, options);
    if (settled !== undefined) {
      const staysHeld = settled.kind === 'unknown' && before.standing === 'held';
      const standing = staysHeld ? 'held' : standingOf(settled);
      return recorded(settled, row, options, standing, recordBeside(settled, before));
    }
    // No search finds it after its settling time, so it is not filed, and nobody may send it as it is.
    if (refused !== undefined) return before.standing === 'held' ? refused : recorded(refused, row, options);
    if (lateness === 'tooLate') {
      return recorded(refusedHere(core, 'tooLate', sending.issues), row, options);
    }
  }
  const earlier = isSame ? before : undefined;
  const isUnsure = earlier !== undefined && wasInDoubt(earlier);
  // The time of the first attempt that may have filed it.
  const again = isUnsure ? { ...sending, serviceTime: earlier.request.about['serviceTime'] } : sending;
  await row.begin(requestOf(again), !isUnsure && earlier?.standing !== 'not-sent', options.states);
  return send(core, again, row, options, earlier);
}

/**
 * Sends a document whose attempt is recorded, and records the outcome.
 *
 * @param earlier the row before this attempt. If the earlier attempt may have filed the document, a refusal that did
 * not check the document proves nothing
 */
async function send(
  core: Core,
  sending: Sending,
  row: HeldRow,
  options: IssueOptions,
  earlier?: JournalRow,
): Promise<IssueOutcome> {
  const { facts, issues } = sending;
  const request = requestOf(sending);
  const values = { query: request.query, json: request.body };
  const prepared = prepare(core, callOf(sending), values, readCallOptions(core, options));
  const before = standingWithout(earlier);
  const begun = core.clock.now();
  const answer = await attemptHeld(core, row, prepared, request, before);
  const asked = { expectedUid: facts.uid, issues, step: 'search-first' } as const;
  const outcome = await readIssueOutcome(core, answer, asked);
  if (outcome.kind !== 'refused') return recorded(outcome, row, options);
  if (isFiled(outcome.errors)) {
    // An attempt that can only have been held filed nothing.
    const attempts = attemptsOf(core, earlier, wasToBeHeld(sending, { request }) ? undefined : begun);
    return recorded(await outcomeOfFiled(core, { facts, asked }, attempts, outcome, options), row, options);
  }
  const isJudged = JUDGED.has(outcome.reason) && !(outcome.reason === 'validation' && closesSlips(sending));
  if (before !== 'unknown' || isJudged || (wasNotLookedAt(earlier) && outcome.reason !== 'rateLimited')) {
    // With too many calls, the document was not processed, so its row keeps its standing.
    const standing = outcome.reason === 'rateLimited' ? before : 'refused';
    return recorded(outcome, row, options, standing);
  }
  return recorded(notLookedAt(core, asked, outcome), row, options);
}

/**
 * Reasons that are about the document itself. The others are about the call, the key or the branch. The service
 * compares a bill with the open slips before it looks for a duplicate. So `validation` proves nothing for a bill that
 * may be filed, because its slips are then already closed.
 */
const JUDGED: ReadonlySet<RefusalReason> = new Set(['validation', 'tooLate', 'numberTaken']);

/** The standing of a row whose last attempt does not count: the same as before it. */
function standingWithout(earlier: JournalRow | undefined): Exclude<JournalStanding, 'sending'> {
  if (earlier === undefined || earlier.standing === 'refused') return 'not-sent';
  return earlier.standing === 'sending' ? 'unknown' : earlier.standing;
}

/**
 * Stores the flow states for an outcome that the journal already has. A crash may have lost them, or `recover()` found
 * the outcome.
 */
async function withStates(
  known: AlreadyIssued,
  row: HeldRow,
  { result }: JournalRow,
  { statesAfter }: IssueOptions,
): Promise<IssueOutcome> {
  if (statesAfter === undefined) return known;
  return withJournalError(known, await row.end('issued', result, () => statesAfter(known)));
}

async function recorded(
  outcome: IssueOutcome,
  row: HeldRow,
  options: IssueOptions,
  standing = standingOf(outcome),
  result = recordOf(outcome),
): Promise<IssueOutcome> {
  const failed = await row.end(standing, result, () => options.statesAfter?.(outcome));
  return withJournalError(outcome, failed);
}
