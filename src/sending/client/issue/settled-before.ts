import type { JournalResult, JournalRow, JournalStanding } from '../journal/rows.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { refusedHere } from '../outcomes/refused.js';
import { unknownOf } from '../outcomes/unknown.js';
import { later, millisecondsUntil } from '../time.js';
import { askedOf, attemptsOfHeld, type KnownWork } from './completion-work.js';
import { isRefusedAsUsed } from './completions.js';
import { canOnlyCountOnce, filedIsProof, isSameCompletion } from './evidence.js';
import { queuedIn } from './known.js';
import { searched } from './searched.js';

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
export async function settledBefore(work: KnownWork, before: JournalRow): Promise<Settled | undefined> {
  const { core, facts, request, options, completing } = work;
  const open = (outcome: IssueOutcome): Settled => ({
    outcome,
    standing: before.standing === 'queued' ? 'queued' : 'unknown',
    result: {},
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
