import type { Members } from '../../../reading/object.js';
import type { PosCompletion } from '../../../types/index.js';
import type { Core } from '../core.js';
import type { HeldRow } from '../journal/guarded.js';
import type { JournalRequest, JournalResult, JournalStanding } from '../journal/rows.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import type { CompletionOptions } from './completion-options.js';
import type { Completing } from './evidence.js';
import { type Attempts, attemptsOf } from './own-document.js';
import { recordOf, standingOf, withJournalError } from './record.js';
import type { DocumentFacts } from './work.js';

/** A completion while its row and the row of its document are held. */
export interface CompletionWork {
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
export interface KnownWork extends CompletionWork {
  readonly completing: Completing;
}

export const askedOf = ({ facts }: CompletionWork) =>
  ({ expectedUid: facts.uid, step: 'repeat-completion' }) as const;

/** The attempts to file the held document, as far as the journal knows them. */
export const attemptsOfHeld = (core: Core, { held }: Completing): Attempts =>
  held === undefined ? {} : attemptsOf(core, held);

/** Records an outcome with its states, and settles the document if it is filed. */
export async function ended<Outcome extends IssueOutcome>(
  { row, options }: CompletionWork,
  outcome: Outcome,
  standing: Exclude<JournalStanding, 'sending'> = standingOf(outcome),
  result: JournalResult = recordOf(outcome),
): Promise<Outcome> {
  const states = () => options.statesAfter?.(outcome);
  return withJournalError(outcome, await row.end(standing, result, states));
}
