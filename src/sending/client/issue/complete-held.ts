import { givenUpIn, mustNotBeGivenUp } from '../journal/given-up.js';
import { written } from '../journal/guarded.js';
import type { JournalStanding } from '../journal/rows.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { refusedHere } from '../outcomes/refused.js';
import { type CompletionWork, ended } from './completion-work.js';
import { completionsOf, isRefusedAsUsed } from './completions.js';
import type { Completing } from './evidence.js';
import { outcomeIn } from './known.js';
import { sendCompletion } from './send-completion.js';
import { settledBefore } from './settled-before.js';
import { keyOf, nameOf } from './work.js';

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
