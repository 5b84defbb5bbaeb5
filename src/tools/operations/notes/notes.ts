import * as z from 'zod';
import type { NotesOptions } from '../../../flows/generated/facts.js';
import type { StoredState } from '../../../sending/client/journal/states.js';
import type { IssuedDocument } from '../../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { issuedDocument, issuedDocuments, marksOf } from '../core/issued.js';
import { cancelledOf, followersOf } from '../sending/followers.js';

/** The members of inputs about several delivery notes. */
export const notesMembers = {
  notes: z.array(issuedDocument).min(1),
  invoices: z
    .array(issuedDocument)
    .optional()
    .meta({ description: 'Earlier invoices of these notes that the journal does not have.' }),
  cancelled: z
    .array(z.string())
    .optional()
    .meta({ description: 'The MARKs of cancelled notes that the journal did not cancel.' }),
};

type Given = z.infer<z.ZodObject<typeof notesMembers>>;

/** The types of invoice that close delivery notes. */
const INVOICES = ['1.1', '1.2', '1.3', '1.4', '11.1'] as const;

/**
 * The notes, and which of them and of their quantities count: what the caller states, and what the journal knows.
 *
 * @param states the invoices that are being sent
 */
export async function readNotes(
  { notes: given, invoices, cancelled }: Given,
  states: readonly (StoredState | undefined)[],
  context: WithJournal,
): Promise<{ readonly notes: readonly IssuedDocument[]; readonly counts: NotesOptions }> {
  const notes = await issuedDocuments(given, context);
  const listed = await issuedDocuments(invoices ?? [], context);
  const marks = marksOf(notes);
  const known: IssuedDocument[] = [];
  for (const of of notes.slice(0, marks.length > 0 ? undefined : 0)) {
    const before = [...listed, ...known];
    known.push(...(await followersOf(marks, { types: INVOICES, of, listed: before }, states, context)));
  }
  const ended = new Set([...(cancelled ?? []), ...(await cancelledOf(marks, context))]);
  const counted = [...listed, ...known];
  return {
    notes,
    counts: {
      ...(counted.length > 0 && { invoices: counted }),
      ...(ended.size > 0 && { cancelled: [...ended] }),
    },
  };
}
