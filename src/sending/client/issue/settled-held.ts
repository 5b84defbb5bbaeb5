import type { Core } from '../core.js';
import type { CallOptions } from '../generated/call-options.js';
import type { JournalRow } from '../journal/rows.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { unknownOf } from '../outcomes/unknown.js';
import { completionsOf } from './completions.js';
import { heldIn, outcomeIn, queuedIn } from './known.js';
import { attemptsOf } from './own-document.js';
import { searched } from './searched.js';
import type { Sending } from './sending.js';
import { canBeCharged } from './signatures.js';
import { signedPayments } from './signed-payments.js';

/**
 * The outcome of a document that was held, as far as the journal has it: from a completion that was accepted, from one
 * whose outcome is unknown, or from its signatures. `undefined` if its signatures are expired or lost. Other signatures
 * cost credits, and with them a customer who has paid would be charged again.
 */
export async function settledHeld(
  core: Core,
  { facts }: Pick<Sending, 'facts'>,
  before: JournalRow,
  options: CallOptions | undefined,
): Promise<IssueOutcome | undefined> {
  const { filed, open } = await completionsOf(core, facts);
  const [known] = filed.flatMap((completion) => outcomeIn(core, completion) ?? []);
  if (known !== undefined) return known;
  const [queued] = filed.flatMap((completion) => queuedIn(core, completion) ?? []);
  if (queued !== undefined || open.length > 0) {
    const found = await searched(core, facts, attemptsOf(core, before), options);
    if (found.kind !== 'unknown') return found;
    const asked = { expectedUid: facts.uid, step: 'repeat-completion' } as const;
    return queued ?? unknownOf(core, asked, 'completion-unknown');
  }
  const isHeld = before.standing === 'held' && canBeCharged(before, core.clock.now());
  return isHeld ? heldIn(core, before) : undefined;
}

/** Whether an attempt requested signatures, so that the document can only have been held. */
export const wasToBeHeld = (
  { members }: Pick<Sending, 'members'>,
  { request }: Pick<JournalRow, 'request'>,
): boolean => request.query['skipSignature'] === 'false' && signedPayments(members).length > 0;
