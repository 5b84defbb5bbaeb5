import * as z from 'zod';
import type { NotesOptions } from '../../flows/notes/types.js';
import type { IssuedDocument } from '../../types/index.js';
import type { OperationContext } from '../core/context.js';
import { issuedDocument, issuedDocuments } from '../core/issued.js';

/** The members of inputs about several delivery notes. */
export const notesMembers = {
  notes: z.array(issuedDocument).min(1),
  invoices: z.array(issuedDocument).optional().meta({ description: 'Earlier invoices of these notes.' }),
  cancelled: z.array(z.string()).optional().meta({ description: 'The MARKs of cancelled notes.' }),
};

type Given = z.infer<z.ZodObject<typeof notesMembers>>;

/** The notes, and which of them and of their quantities count. */
export async function readNotes(
  { notes, invoices, cancelled }: Given,
  context: OperationContext,
): Promise<{ readonly notes: readonly IssuedDocument[]; readonly counts: NotesOptions }> {
  const before = invoices === undefined ? undefined : await issuedDocuments(invoices, context);
  return {
    notes: await issuedDocuments(notes, context),
    counts: {
      ...(before !== undefined && { invoices: before }),
      ...(cancelled !== undefined && { cancelled }),
    },
  };
}
