import * as z from 'zod';
import type { NotesInvoiceFacts } from '../../../flows/generated/facts.js';
import { invoiceOfNotes } from '../../../flows/notes/invoice-of-notes.js';
import { optionsOf } from '../core/context.js';
import { stepFacts } from '../core/flow-facts.js';
import { marksOf, originOf } from '../core/issued.js';
import { asJson } from '../core/plain.js';
import { answerOf, sentAnswer } from '../sending/answer.js';
import { sendingMembers } from '../sending/members.js';
import { numberKey } from '../sending/number-key.js';
import { sendingOperation } from '../sending/sending-operation.js';
import { notesMembers, readNotes } from './notes.js';
import { remainingItems } from './remaining.js';

/** Invoices delivery notes. */
export const invoiceNotes = sendingOperation({
  id: 'notes.invoice',
  route: 'POST /notes/invoices',
  summary: {
    en: 'Invoice delivery notes, fully or in part: an invoice (1.1) with their MARKs.',
    el: 'Τιμολογεί δελτία αποστολής, ολόκληρα ή εν μέρει: τιμολόγιο (1.1) με τα ΜΑΡΚ τους.',
  },
  input: z.strictObject({
    ...notesMembers,
    facts: stepFacts<NotesInvoiceFacts>('NotesInvoiceFacts'),
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
  facts: ({ facts }) => [facts],
  follows: ({ notes }) => marksOf(notes),
  read: (input, states, context) => readNotes(input, states, context),
  make([facts], { more: { notes, counts } }, _input, context) {
    const stated = { ...(facts as NotesInvoiceFacts), ...counts };
    const { document, issues, remaining } = invoiceOfNotes(notes, stated, optionsOf(context));
    return { documents: [document], issues, more: { remaining: asJson([...remaining]) } };
  },
  answer: async (plan, input, context) => ({
    ...(await answerOf(plan, input, context)),
    remaining: plan.more?.['remaining'] as z.infer<typeof remainingItems>,
  }),
});
