import { completionPosInvoices } from '../../service/generated/calls.js';
import { attemptHeld } from '../journal/attempt-held.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readIssueOutcome } from '../outcomes/read-outcome.js';
import { isFiled } from '../outcomes/reason.js';
import { notLookedAt, unknownOf } from '../outcomes/unknown.js';
import { readCallOptions } from '../read-options.js';
import { earlier } from '../time.js';
import { prepare } from '../transport/request.js';
import { askedOf, attemptsOfHeld, ended, type KnownWork } from './completion-work.js';
import { USED } from './completions.js';
import { filedIsProof, hadExpired, isSurelyWrong } from './evidence.js';
import { saysUsed } from './says-used.js';
import { searched } from './searched.js';
import { outcomeOfFiled } from './settle.js';

/**
 * Sends a completion whose attempt is recorded, and records the outcome.
 *
 * @param isFirst no earlier attempt can have arrived
 */
export async function sendCompletion(work: KnownWork, isFirst: boolean): Promise<IssueOutcome> {
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
  if (!isUsed) return ended(work, notLookedAt(core, asked, outcome));
  const detail = outcome.errors.map(({ message }) => message).join(' ');
  const unknown = unknownOf(core, asked, 'filed-but-not-found', detail, outcome.response);
  return ended(work, unknown, 'unknown', { why: USED });
}
