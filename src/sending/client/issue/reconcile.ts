import { onlyDocumentIn } from '../../../reading/bind.js';
import type { Core } from '../core.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { documentIn } from '../journal/document-in.js';
import { givenUpIn } from '../journal/given-up.js';
import { guarded, written } from '../journal/guarded.js';
import { keyOf } from '../journal/number-in-key.js';
import type { JournalRow } from '../journal/rows.js';
import { nextOf } from '../outcomes/next.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { later } from '../time.js';
import { copyDocument } from './document-copy.js';
import { type DocumentFacts, factsOf, nameOf } from './document-facts.js';
import { outcomeIn } from './known.js';
import { attemptsOf } from './own-document.js';
import { recordOf, standingOf } from './record.js';
import { isSameDocument } from './same-document.js';
import { searched } from './searched.js';
import { settledHeld } from './settled-held.js';

/** Searches for a document, records what it finds, and returns it. Sends nothing. */
export async function reconcile(
  core: Core,
  document: unknown,
  options?: RepeatableCallOptions,
): Promise<IssueOutcome> {
  const { timeout } = readCallOptions(core, options);
  const copy = copyDocument(core, onlyDocumentIn(document));
  const facts = await factsOf(core, copy);
  const name = { operation: 'issue', key: keyOf(facts) } as const;
  const journal = await core.journal();
  const row = await written(core, journal.row(name));
  if (row === undefined || !isSameDocument(copy.members, documentIn(row)))
    return searched(core, facts, {}, options);
  const known = outcomeIn(core, row);
  if (known !== undefined) return known;
  const what = nameOf(facts);
  const work = { name, request: row.request, what, timeout, onlySearches: true };
  return guarded(core, work, async ({ before = row, end }) => {
    // Another process may have settled it in the meantime.
    const settled = outcomeIn(core, before);
    if (settled !== undefined) return settled;
    const outcome = await heldOutcome(
      core,
      facts,
      before,
      await searched(core, facts, attemptsOf(core, before), options),
      options,
    );
    // Only a document that is found ends a giving up.
    if (givenUpIn(before) !== undefined && (outcome.kind === 'refused' || outcome.kind === 'held'))
      return outcome;
    if (outcome.kind !== 'unknown') {
      await end(standingOf(outcome), recordOf(outcome));
      return outcome;
    }
    if (outcome.why !== 'not-found-yet') return outcome;
    const resendAfter = later(new Date(before.lastAttemptAt), core.settlingTime).toISOString();
    return { ...outcome, resendAfter, next: nextOf('resend-later', core.locale) };
  });
}

/** What the journal adds to a search that does not find a held document: it is not filed without its payment. */
async function heldOutcome(
  core: Core,
  facts: DocumentFacts,
  row: JournalRow,
  found: IssueOutcome,
  options: RepeatableCallOptions | undefined,
): Promise<IssueOutcome> {
  const isMissing = found.kind === 'unknown' && found.why === 'not-found-yet';
  return isMissing ? ((await settledHeld(core, { facts }, row, options)) ?? found) : found;
}
