import * as z from 'zod';
import type { NoteToCancel } from '../../../sending/client/issue/cancel-note.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { described, outcome } from '../core/schemas.js';
import { plainOutcome } from '../sending/outcome.js';

/** Cancels a note. */
export const cancelNote = operation({
  id: 'notes.cancel',
  route: 'POST /notes/cancellations',
  summary: {
    en: 'Cancel a delivery note or a receiving note.',
    el: 'Ακυρώνει δελτίο αποστολής ή δελτίο ποσοτικής παραλαβής.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    note: described<NoteToCancel>({
      type: 'object',
      description: 'The note with its MARK: { document, mark }.',
      properties: { document: { type: 'object' }, mark: { type: 'string' } },
      required: ['document', 'mark'],
    }),
  }),
  output: z.strictObject({ outcome }),
  example: {
    note: {
      document: { issuer: { vatNumber: '800123456' }, invoiceHeader: { invoiceType: '9.3' } },
      mark: '400001970000102',
    },
  },
  ownKey: ({ note }) => ['cancel', Object(note).mark],
  async run({ note }, context) {
    return { outcome: plainOutcome(await withClient(context).client.cancelNote(note)) };
  },
});
