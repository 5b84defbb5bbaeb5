import type { Members } from '../../../reading/object.js';
import type { PosCompletion } from '../../../types/index.js';
import { completionPosInvoices } from '../../service/generated/calls.js';
import type { Core } from '../core.js';
import type { CompletionOptions } from '../generated/call-options.js';
import { attemptHeld } from '../journal/attempt-held.js';
import { givenUpIn, mustNotBeGivenUp } from '../journal/given-up.js';
import { type HeldRow, written } from '../journal/guarded.js';
import { keyOf } from '../journal/number-in-key.js';
import type { JournalRequest, JournalResult, JournalRow, JournalStanding } from '../journal/rows.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readIssueOutcome } from '../outcomes/read-outcome.js';
import { isFiled } from '../outcomes/reason.js';
import { refusedHere } from '../outcomes/refused.js';
import { notLookedAt, unknownOf } from '../outcomes/unknown.js';
import { readCallOptions } from '../read-options.js';
import { earlier, later, millisecondsUntil } from '../time.js';
import { prepare } from '../transport/request.js';
import { completionsOf, isRefusedAsUsed, USED } from './completions.js';
import { type DocumentFacts, nameOf } from './document-facts.js';
import {
  type Completing,
  canOnlyCountOnce,
  filedIsProof,
  hadExpired,
  isSameCompletion,
  isSurelyWrong,
} from './evidence.js';
import { outcomeIn, queuedIn } from './known.js';
import { type Attempts, attemptsOf } from './own-document.js';
import { recordOf, standingOf, wasNotLookedAt, withJournalError } from './record.js';
import { saysUsed } from './says-used.js';
import { searched } from './searched.js';
import { outcomeOfFiled } from './settle.js';

interface Settled {
  readonly outcome: IssueOutcome;
  readonly standing?: Exclude<JournalStanding, 'sending'>;
  readonly result?: JournalResult;
}

/** The provider files a queued document within a day. Source: observed behaviour, Issuing: answer. */
const DAY = 86_400_000;

/**
 * The outcome of a completion that may have arrived; `undefined` if it may be sent again. It is never sent again before
 * a search, nor before its settling time is over, nor if the service could then count it twice.
 */
async function settledBefore(work: KnownWork, before: JournalRow): Promise<Settled | undefined> {
  const { core, facts, request, options, completing } = work;
  const open = (outcome: IssueOutcome): Settled => ({
    outcome,
    standing: before.standing === 'queued' ? 'queued' : 'unknown',
    // An attempt without an answer makes an earlier refusal old.
    result: before.standing === 'sending' && before.result?.why !== USED ? recordOf(outcome) : {},
  });
  if (!isSameCompletion(request, before.request)) return open(refusedHere(core, 'numberUnsettled'));
  const found = await searched(core, facts, attemptsOfHeld(core, completing), options);
  const isUsed = isRefusedAsUsed(before);
  // Another document has its number, so this one cannot be filed.
  if (found.kind === 'refused') return { outcome: found };
  if (found.kind !== 'unknown') {
    if (isUsed || before.standing === 'queued' || filedIsProof(completing)) return { outcome: found };
  } else {
    if (before.standing === 'queued') return open(queuedIn(core, before) ?? found);
    if (found.why !== 'not-found-yet') return open(found);
  }
  if (options.again === true) return undefined;
  const asked = askedOf(work);
  const since = new Date(before.lastAttemptAt);
  const now = core.clock.now();
  if (isUsed) {
    const isOver = millisecondsUntil(later(since, DAY), now) <= 0;
    if (isOver) return { outcome: refusedHere(core, 'payment') };
    return open(unknownOf(core, asked, 'filed-but-not-found'));
  }
  const why = found.kind === 'unknown' ? 'not-found-yet' : 'not-provable';
  if (!canOnlyCountOnce(completing))
    return open(unknownOf(core, { ...asked, step: 'ask-the-terminal' }, why));
  const resendAfter = later(since, core.settlingTime);
  if (millisecondsUntil(resendAfter, now) <= 0) return undefined;
  return open({ ...unknownOf(core, asked, why), resendAfter: resendAfter.toISOString() });
}

/** Completes a payment while its row and the row of its document are held. */
export async function completeHeld(work: CompletionWork, key: string): Promise<IssueOutcome> {
  const { core, facts, row, request, options } = work;
  const { before } = row;
  // Recorded again with its states and its document, which a crash may have lost.
  const known = before && outcomeIn(core, before);
  if (known !== undefined) return ended(work, known);
  const completing = await completingOf(work, key);
  const knownWork = { ...work, completing };
  const { held } = completing;
  if (held !== undefined && givenUpIn(held) !== undefined) {
    // Nothing of it was sent yet, so it must not stay as one that may have been.
    if (before === undefined) await row.end('not-sent');
    mustNotBeGivenUp(held, nameOf(facts), core.locale);
  }
  if (before !== undefined && mayHaveArrived(before.standing)) {
    const settled = await settledBefore(knownWork, before);
    if (settled !== undefined) return ended(work, settled.outcome, settled.standing, settled.result);
    await row.begin(request, false, options.states);
    return sendCompletion(knownWork, false);
  }
  // A search could not tell this completion from one that is still unknown.
  if (completing.others.open.some((other) => !isRefusedAsUsed(other))) {
    return ended(work, refusedHere(core, 'numberUnsettled'));
  }
  if (before !== undefined) await row.begin(request, true, options.states);
  return sendCompletion(knownWork, true);
}

/** Whether an attempt with this standing may have reached the service. */
const mayHaveArrived = (standing: JournalStanding): boolean =>
  standing !== 'refused' && standing !== 'not-sent';

async function completingOf(
  { core, facts, members, body }: CompletionWork,
  key: string,
): Promise<Completing> {
  const journal = await core.journal();
  const held = await written(core, journal.row({ operation: 'issue', key: keyOf(facts) }));
  return { members, body, held, others: await completionsOf(core, facts, key) };
}

/**
 * Sends a completion whose attempt is recorded, and records the outcome.
 *
 * @param isFirst no earlier attempt can have arrived
 */
async function sendCompletion(work: KnownWork, isFirst: boolean): Promise<IssueOutcome> {
  const { core, facts, request, row, options, completing } = work;
  const begun = core.clock.now();
  const attempts = attemptsOfHeld(core, completing);
  const callOptions = readCallOptions(core, options);
  const prepared = prepare(core, completionPosInvoices, { json: request.body }, callOptions);
  const answer = await attemptHeld(core, row, prepared, request, isFirst ? 'not-sent' : 'unknown');
  const asked = askedOf(work);
  const outcome = await readIssueOutcome(core, answer, asked);
  if (outcome.kind !== 'refused') return ended(work, outcome);
  if (isFiled(outcome.errors)) {
    return ended(work, await outcomeOfFiled(core, { facts, asked }, attempts, outcome, options));
  }
  // The network may have delivered it twice, and the service may have accepted the other copy.
  const isUsed = saysUsed(outcome);
  const wasExpired = isFirst && hadExpired(completing, earlier(begun, core.settlingTime));
  const isCertain = isUsed ? isSurelyWrong(completing) || wasExpired : isFirst;
  if (isCertain) return ended(work, outcome);
  const found = await searched(core, facts, attempts, options);
  // Another document has its number, so this one cannot be filed.
  if (found.kind === 'refused') return ended(work, found);
  if (found.kind !== 'unknown' && (isUsed || filedIsProof(completing))) return ended(work, found);
  if (!isUsed) {
    if (outcome.reason === 'rateLimited' || !wasNotLookedAt(row.before))
      return ended(work, notLookedAt(core, asked, outcome));
    if (found.kind !== 'unknown') {
      // The document is filed by another part of the payment, so no repetition tells more.
      const toAsk = { ...asked, step: 'ask-the-terminal' } as const;
      return ended(work, unknownOf(core, toAsk, 'not-provable'), 'unknown', {});
    }
    return found.why === 'not-found-yet' ? ended(work, outcome) : ended(work, found, 'unknown', {});
  }
  const detail = outcome.errors.map(({ message }) => message).join(' ');
  const unknown = unknownOf(core, asked, 'filed-but-not-found', detail, outcome.response);
  return ended(work, unknown, 'unknown', { why: USED });
}

/** A completion while its row and the row of its document are held. */
interface CompletionWork {
  readonly core: Core;
  /** What identifies the held document. */
  readonly facts: DocumentFacts;
  /** The members of the held document. */
  readonly members: Members;
  readonly body: readonly PosCompletion[];
  readonly request: JournalRequest;
  readonly row: HeldRow;
  readonly options: CompletionOptions;
}

/** A completion, with what the journal knows about its document. */
interface KnownWork extends CompletionWork {
  readonly completing: Completing;
}

const askedOf = ({ facts }: CompletionWork) =>
  ({ expectedUid: facts.uid, step: 'repeat-completion' }) as const;

/**
 * The attempts to file the held document, as far as the journal knows them. Its row is not leased to this call alone, so
 * only what was measured by the clock of the service counts.
 */
function attemptsOfHeld(core: Core, { held }: Completing): Attempts {
  const attempts = held === undefined ? {} : attemptsOf(core, held);
  return attempts.serviceTime === undefined ? {} : attempts;
}
/** Records an outcome with its states, and settles the document if it is filed. */
async function ended<Outcome extends IssueOutcome>(
  { row, options }: CompletionWork,
  outcome: Outcome,
  standing: Exclude<JournalStanding, 'sending'> = standingOf(outcome),
  result: JournalResult = recordOf(outcome),
): Promise<Outcome> {
  const states = () => options.statesAfter?.(outcome);
  return withJournalError(outcome, await row.end(standing, result, states));
}
