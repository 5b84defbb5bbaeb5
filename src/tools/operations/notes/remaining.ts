import * as z from 'zod';
import { remainingOfNotes } from '../../../flows/notes/invoice-of-notes.js';
import { withJournal } from '../core/context.js';
import { marksOf } from '../core/issued.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { pendingOf } from '../sending/followers.js';
import { notesMembers, readNotes } from './notes.js';

/** What delivery notes have left to invoice, by item. */
export const remainingItems = z.array(
  z.looseObject({
    delivered: z.number(),
    returned: z.number(),
    invoiced: z.number(),
    remaining: z.number(),
    tooMuch: z.number(),
  }),
);

/** Says what delivery notes have left to invoice. */
export const readRemainingNotes = operation({
  id: 'notes.remaining',
  route: 'POST /notes/remaining',
  summary: {
    en: 'What delivery notes have left to invoice, by item.',
    el: 'Τι απομένει να τιμολογηθεί από δελτία αποστολής, ανά είδος.',
  },
  needs: 'journal',
  changes: false,
  reads: true,
  input: z.strictObject(notesMembers),
  output: z.strictObject({ items: remainingItems }),
  example: { notes: [{ mark: '400001970000102' }] },
  async run(given, operationContext) {
    const context = withJournal(operationContext);
    const pending = await pendingOf(marksOf(given.notes), context);
    const { notes, counts } = await readNotes(given, pending, context);
    const { locale } = context;
    const items = remainingOfNotes(notes, counts, locale === undefined ? {} : { locale });
    return { items: asJson([...items]) };
  },
});
