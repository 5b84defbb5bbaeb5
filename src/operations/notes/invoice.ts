import * as z from 'zod';
import { invoiceOfNotes } from '../../flows/notes/invoice-of-notes.js';
import type { NotesInvoiceFacts } from '../../flows/notes/types.js';
import { optionsOf, withClient } from '../core/context.js';
import { originOf } from '../core/issued.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { stepFacts } from '../core/schemas.js';
import { sentAnswer } from '../sending/answer.js';
import { sendingMembers, sendMade } from '../sending/made.js';
import { numberKey } from '../sending/number-key.js';
import { notesMembers, readNotes } from './notes.js';
import { remainingItems } from './remaining.js';

/** Invoices delivery notes. */
export const invoiceNotes = operation({
  id: 'notes.invoice',
  route: 'POST /notes/invoices',
  summary: {
    en: 'Invoice delivery notes, fully or in part: an invoice (1.1) with their MARKs.',
    el: 'Τιμολογεί δελτία αποστολής, ολόκληρα ή εν μέρει: τιμολόγιο (1.1) με τα ΜΑΡΚ τους.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    ...notesMembers,
    facts: stepFacts('Number, date, prices, quantities and payments: NotesInvoiceFacts.'),
    ...sendingMembers,
  }),
  output: sentAnswer.extend({ remaining: remainingItems }),
  example: {
    notes: [{ mark: '400001970000102' }],
    facts: {
      series: 'ΤΙΜ',
      aa: 'next',
      issueDate: '2026-11-20',
      prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }],
      payments: [{ type: 5, amount: 'rest' }],
    },
  },
  ownKey: ({ notes, facts }) => numberKey(facts, 'notes', ...notes.map(originOf)),
  async run({ facts, skipSignature, page, ...about }, given) {
    const context = withClient(given);
    const { notes, counts } = await readNotes(about, context);
    const { made, answer } = await sendMade(facts, { skipSignature, page }, context, (numbered) =>
      invoiceOfNotes(notes, { ...numbered, ...counts } as unknown as NotesInvoiceFacts, optionsOf(context)),
    );
    return { ...answer, remaining: asJson([...made.remaining]) };
  },
});
