import type { Issue } from '../../../types/index.js';
import type { Core } from '../core.js';
import type { CallOptions } from '../generated/call-options.js';
import type { JournalRow } from '../journal/rows.js';
import { nextOf } from '../outcomes/next.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import type { Refused } from '../outcomes/refusal.js';
import { refusedHere, refusedThere } from '../outcomes/refused.js';
import { type Asked, unknownOf } from '../outcomes/unknown.js';
import { later, millisecondsUntil } from '../time.js';
import type { DocumentFacts } from './document-facts.js';
import { queuedIn } from './known.js';
import { type Attempts, attemptsOf } from './own-document.js';
import { searched } from './searched.js';
import type { Sending } from './sending.js';
import { settledHeld, wasToBeHeld } from './settled-held.js';

/**
 * The outcome of a document that was attempted before in identical form; `undefined` if it may be sent again. It is
 * never sent again before a search, nor before its settling time is over.
 */
export async function settledBefore(
  core: Core,
  sending: Sending,
  before: JournalRow,
  options: CallOptions,
): Promise<IssueOutcome | undefined> {
  const { standing } = before;
  if (standing === 'refused' || standing === 'not-sent') return undefined;
  const isHeld = standing === 'held' || wasToBeHeld(sending, before);
  const held = isHeld ? await settledHeld(core, sending, before, options) : undefined;
  if (held !== undefined) return held;
  const found = await searched(core, sending.facts, attemptsOf(core, before), options);
  if (found.kind !== 'unknown') return found;
  if (standing === 'queued') return queuedIn(core, before) ?? found;
  if (found.why !== 'not-found-yet') return found;
  // Its signatures are expired or lost, and it is not filed without its payment, so others are harmless.
  if (isHeld) return undefined;
  const resendAfter = later(new Date(before.lastAttemptAt), core.settlingTime);
  if (millisecondsUntil(resendAfter, core.clock.now()) <= 0) return undefined;
  return { ...found, resendAfter: resendAfter.toISOString(), next: nextOf('resend-later', core.locale) };
}

/**
 * The refusal of a document because another one was attempted under its number; `undefined` if that one was refused or
 * never sent.
 */
export function refusalUnder(core: Core, before: JournalRow, issues: readonly Issue[]): Refused | undefined {
  switch (before.standing) {
    case 'refused':
    case 'not-sent':
      return undefined;
    case 'sending':
    case 'unknown':
      return refusedHere(core, 'numberUnsettled', issues);
    default:
      return refusedHere(core, 'numberTaken', issues);
  }
}

/**
 * The outcome after error 228: the filed document is this one or another one, or it cannot be found yet.
 */
export async function outcomeOfFiled(
  core: Core,
  { facts, asked }: { readonly facts: DocumentFacts; readonly asked: Asked },
  attempts: Attempts,
  refusal: Refused,
  options: CallOptions,
): Promise<IssueOutcome> {
  const found = await searched(core, facts, attempts, options);
  const { errors, response } = refusal;
  if (found.kind === 'unknown') {
    const detail = errors.map(({ message }) => message).join(' ');
    return unknownOf(core, asked, 'filed-but-not-found', detail, response);
  }
  if (found.kind !== 'refused') return { ...found, ...(response !== undefined && { response }) };
  const { issues } = asked;
  return refusedThere(core, { reason: 'numberTaken', errors, issues, response, filed: found.filed });
}
