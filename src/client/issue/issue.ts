import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { guarded, type HeldRow, written } from '../journal/guarded.js';
import type { JournalRow } from '../journal/journal.js';
import type { IssueOutcome, RefusalReason } from '../outcomes/outcome.js';
import { readIssueOutcome, unknownOf } from '../outcomes/read-outcome.js';
import { isFiled } from '../outcomes/reason.js';
import { refusedHere } from '../outcomes/refused.js';
import { readCallOptions } from '../read-options.js';
import { attempt } from '../transport/attempt.js';
import { lostError } from '../transport/failure.js';
import { prepare } from '../transport/request.js';
import { checked } from './check.js';
import { latenessOf } from './day.js';
import type { IssueOptions } from './options.js';
import { recordOf, standingOf, withJournalError } from './record.js';
import { callOf, documentIn, requestOf, type Sending } from './sending.js';
import { outcomeIn, outcomeOfFiled, refusalUnder, settledBefore } from './settle.js';
import { copyDocument, factsOf, isSameDocument, keyOf } from './work.js';

/** Issues one document: checks it, guards its number, sends it once, and says what became of it. */
export async function issue(
  core: Core,
  document: unknown,
  options: IssueOptions = {},
): Promise<IssueOutcome> {
  const copy = copyDocument(core, document);
  const { skipSignature = core.skipSignature } = options;
  if (typeof skipSignature !== 'boolean') {
    const params = { member: 'skipSignature' };
    throw new ClientError('call/options', { params, part: 'flag', locale: core.locale });
  }
  readCallOptions(core, options);
  const early = await checked(core, copy.members, { ...options, skipSignature });
  if (early.refused !== undefined && early.isUnreadable) return early.refused;
  const facts = await factsOf(core, copy);
  const journal = await core.journal();
  const name = { operation: 'issue', key: keyOf(facts) } as const;
  const known = await written(core, journal.row(name));
  const earlier = known !== undefined && isSameDocument(copy.members, documentIn(known)) ? known : undefined;
  const isMarked = copy.members['transmissionFailure'] !== undefined;
  const lateness = latenessOf(facts.issueDate, isMarked, firstAttemptOf(earlier), core.clock.now());
  const members = lateness === 'late' ? { transmissionFailure: 1, ...copy.members } : copy.members;
  if (lateness === 'too-late' && !mayBeFiled(earlier)) {
    return refusedHere(core, 'too-late', early.refused?.issues ?? early.issues);
  }
  const { refused, issues } =
    lateness === 'late' ? await checked(core, members, { ...options, skipSignature }) : early;
  if (refused !== undefined && !mayBeFiled(earlier)) return refused;
  const sending: Sending = { members, facts, isB2G: copy.isB2G, skipSignature, issues };
  const request = requestOf(sending);
  const what = `${facts.invoiceType} ${facts.series} ${facts.aa}`;
  return guarded(core, { name, request, states: options.states, what }, async (row) => {
    const { before } = row;
    if (before === undefined) return send(core, sending, row, false, options);
    const isSame = isSameDocument(members, documentIn(before));
    if (!isSame) {
      const taken = refusalUnder(core, before, issues);
      if (taken !== undefined) return taken;
    } else {
      const settled = outcomeIn(core, before) ?? (await settledBefore(core, sending, before, options));
      if (settled?.kind === 'alreadyIssued' && settled.from === 'journal') return settled;
      if (settled !== undefined) return recorded(settled, row, options);
      if (refused !== undefined) return refused;
      if (lateness === 'too-late') return recorded(refusedHere(core, 'too-late', issues), row, options);
    }
    await row.begin(request, !isSame || before.standing === 'refused', options.states);
    const wasUnknown = isSame && (before.standing === 'unknown' || before.standing === 'sending');
    return send(core, sending, row, wasUnknown, options);
  });
}

/**
 * Sends a document whose attempt is recorded, and records what came of it.
 *
 * @param wasUnknown whether an earlier attempt may have filed it: a refusal to look at it now says nothing about that
 */
async function send(
  core: Core,
  sending: Sending,
  row: HeldRow,
  wasUnknown: boolean,
  options: IssueOptions,
): Promise<IssueOutcome> {
  const { facts, issues } = sending;
  const { query, body } = requestOf(sending);
  const prepared = prepare(core, callOf(sending), { query, json: body }, readCallOptions(core, options));
  const answer = await attempt(core, prepared);
  if (answer.lost && !answer.mayHaveLeft) {
    await row.end(wasUnknown ? 'unknown' : 'not-sent');
    throw lostError(core, prepared, answer);
  }
  const asked = { expectedUid: facts.uid, issues, step: 'search-first' } as const;
  const outcome = await readIssueOutcome(core, answer, asked);
  if (outcome.kind !== 'refused') return recorded(outcome, row, options);
  if (isFiled(outcome.errors)) {
    return recorded(await outcomeOfFiled(core, sending, outcome, options), row, options);
  }
  if (!wasUnknown || JUDGED.has(outcome.reason)) return recorded(outcome, row, options);
  const detail = outcome.errors.map(({ message }) => message).join(' ') || outcome.reason;
  return recorded(unknownOf(core, asked, 'not-looked-at', detail, outcome.response), row, options);
}

/** Reasons that judge the document itself. The others concern the call, the key or the branch. */
const JUDGED: ReadonlySet<RefusalReason> = new Set(['validation', 'too-late', 'number-taken']);

async function recorded(outcome: IssueOutcome, row: HeldRow, options: IssueOptions): Promise<IssueOutcome> {
  const failed = await row.end(standingOf(outcome), recordOf(outcome), options.statesAfter?.(outcome));
  return withJournalError(outcome, failed);
}

/** The first attempt on which a late resend may rely: one that was refused reached the service. */
const firstAttemptOf = (row: JournalRow | undefined): string | undefined =>
  row === undefined || row.standing === 'refused' ? undefined : row.firstAttemptAt;

/** Whether an earlier attempt may have filed the document: then it is searched for, whatever our rules say by now. */
const mayBeFiled = (row: JournalRow | undefined): boolean =>
  row !== undefined && row.standing !== 'refused' && row.standing !== 'not-sent';
