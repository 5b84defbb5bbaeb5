import type { StoredState } from '../../../sending/client/journal/states.js';
import type { IssuedDocument } from '../../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { type Given, issuedDocuments, marksOf } from '../core/issued.js';
import { followersOf } from '../sending/followers.js';

/** The types of credit that name their original. */
const CREDITS = ['5.1', '11.4'] as const;

/** The earlier credits of a document: those that the caller lists, and all that the journal knows. */
export async function earlierCredits(
  original: IssuedDocument,
  stated: readonly Given[],
  states: readonly (StoredState | undefined)[],
  context: WithJournal,
): Promise<IssuedDocument[]> {
  const listed = await issuedDocuments(stated, context);
  const marks = marksOf([original]);
  if (marks.length === 0) return listed;
  return [
    ...listed,
    ...(await followersOf(marks, { types: CREDITS, of: original, listed }, states, context)),
  ];
}
