import type { Core } from '../core.js';
import { guarded, written } from '../journal/guarded.js';
import type { RepeatableCallOptions } from '../options.js';
import { nextOf } from '../outcomes/next.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { later } from '../time.js';
import { outcomeIn } from './known.js';
import { recordOf, standingOf } from './record.js';
import { searched } from './searched.js';
import { documentIn } from './sending.js';
import { copyDocument, factsOf, isSameDocument, keyOf, nameOf } from './work.js';

/** Searches for a document, records what it finds, and returns it. Sends nothing. */
export async function reconcile(
  core: Core,
  document: unknown,
  options?: RepeatableCallOptions,
): Promise<IssueOutcome> {
  const { timeout } = readCallOptions(core, options);
  const copy = copyDocument(core, document);
  const facts = await factsOf(core, copy);
  const name = { operation: 'issue', key: keyOf(facts) } as const;
  const journal = await core.journal();
  const row = await written(core, journal.row(name));
  if (row === undefined || !isSameDocument(copy.members, documentIn(row)))
    return searched(core, facts, options);
  const known = outcomeIn(core, row);
  if (known !== undefined) return known;
  const what = nameOf(facts);
  return guarded(core, { name, request: row.request, what, timeout }, async (held) => {
    const found = await searched(core, facts, options);
    if (found.kind !== 'unknown') {
      await held.end(standingOf(found), recordOf(found));
      return found;
    }
    const resendAfter = later(new Date(row.lastAttemptAt), core.settlingTime).toISOString();
    return found.why === 'not-found-yet'
      ? { ...found, resendAfter, next: nextOf('resend-later', core.locale) }
      : found;
  });
}
