import * as z from 'zod';
import { invoiceOfNotes, receivingNoteOf, remainingOfNotes } from '../../../flows/index.js';
import type { NotesInvoiceFacts, NotesOptions, ReceivingFacts } from '../../../flows/inside.js';
import type { NoteToCancel } from '../../../sending/client/index.js';
import { previewCancellation } from '../../../sending/client/inside.js';
import type { StoredState } from '../../../sending/client/journal/inside.js';
import type { IssuedDocument } from '../../../types/index.js';
import { optionsOf, type WithJournal, withClient, withJournal } from '../core/context.js';
import { EXAMPLE, exampleDay, shortNote } from '../core/examples.js';
import { stepFacts } from '../core/flow-facts.js';
import { datedOf, issuedDocument, issuedDocuments, issuedOf, marksOf, originOf } from '../core/issued.js';
import { type Operation, operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { outcome, text } from '../core/schemas.js';
import { answerOf, sendingMembers, sentAnswer } from '../sending/answer.js';
import { cancelledOf, followersOf, pendingOf } from '../sending/followers.js';
import { numberKey } from '../sending/numbered.js';
import { DRY_RUN, plainOutcome } from '../sending/plan.js';
import { sendingOperation } from '../sending/sending-operation.js';

/** The members of inputs about several delivery notes. */
const notesMembers = {
  notes: z.array(issuedDocument).min(1),
  invoices: z
    .array(issuedDocument)
    .optional()
    .meta({ description: 'Earlier invoices of these notes that the journal does not have.' }),
  cancelled: z
    .array(text)
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
async function readNotes(
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

/** What delivery notes have left to invoice, by item. */
const remainingItems = z.array(
  z.looseObject({
    delivered: z.number(),
    returned: z.number(),
    invoiced: z.number(),
    remaining: z.number(),
    tooMuch: z.number(),
  }),
);

const readRemainingNotes = operation({
  id: 'notes.remaining',
  route: 'POST /notes/remaining',
  needs: 'journal',
  changes: false,
  reads: true,
  input: z.strictObject(notesMembers),
  output: z.strictObject({ items: remainingItems }),
  example: { notes: [{ mark: EXAMPLE }] },
  async run(given, operationContext) {
    const context = withJournal(operationContext);
    const pending = await pendingOf(marksOf(given.notes), context);
    const { notes, counts } = await readNotes(given, pending, context);
    const { locale } = context;
    const items = remainingOfNotes(notes, counts, locale === undefined ? {} : { locale });
    return { items: asJson([...items]) };
  },
});

const receiveNote = sendingOperation({
  id: 'notes.receive',
  route: 'POST /notes/receipts',
  input: z.strictObject({
    note: issuedDocument,
    facts: stepFacts<ReceivingFacts>('ReceivingFacts'),
    ...sendingMembers,
  }),
  output: sentAnswer,
  example: {
    // The note of a supplier that is not on myDATA: with its MARK, and without `correlated`, it is named.
    note: { document: shortNote },
    facts: {
      series: 'ΔΠΠ',
      aa: 'next',
      issueDate: exampleDay,
      receivingNotePurpose: 1,
      received: [{ line: 1, quantity: 19 }],
      correlated: false,
    },
  },
  ownKey: ({ note, facts }) => numberKey(facts, ['receive', originOf(note)], datedOf(note)),
  facts: ({ facts }) => [facts],
  read: ({ note }, _followers, context) => issuedOf(note, context),
  make([facts], { more: note }, _input, context) {
    const { document, issues } = receivingNoteOf(note, facts as ReceivingFacts, optionsOf(context));
    return { documents: [document], issues };
  },
  answer: (plan, input, context) => answerOf(plan, input, context),
});

const invoiceNotes = sendingOperation({
  id: 'notes.invoice',
  route: 'POST /notes/invoices',
  input: z.strictObject({
    ...notesMembers,
    facts: stepFacts<NotesInvoiceFacts>('NotesInvoiceFacts'),
    ...sendingMembers,
  }),
  output: sentAnswer.extend({ remaining: remainingItems }),
  example: {
    notes: [{ mark: EXAMPLE }],
    facts: {
      series: 'ΤΙΜ',
      aa: 'next',
      issueDate: exampleDay,
      prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }],
      payments: [{ type: 5, amount: 'rest' }],
    },
  },
  ownKey: ({ notes, facts }) => numberKey(facts, ['notes', ...notes.map(originOf)], notes.flatMap(datedOf)),
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

const cancelNote = operation({
  id: 'notes.cancel',
  route: 'POST /notes/cancellations',
  needs: 'client',
  changes: true,
  dryRuns: true,
  input: z.strictObject({ note: issuedDocument }),
  output: z.strictObject({ outcome }),
  example: { note: { mark: EXAMPLE } },
  ownKey: ({ note }) => ({ key: ['cancel', Object(note).mark] }),
  async run({ note }, given) {
    const context = withClient(given);
    const issued = (await issuedOf(note, given)) as NoteToCancel;
    const before = given.isDryRun ? ((await previewCancellation(context, issued)) ?? DRY_RUN) : undefined;
    return { outcome: plainOutcome(before ?? (await context.client.cancelNote(issued))) };
  },
});

/** What is done with delivery notes after they are issued. */
export const noteOperations: readonly Operation[] = [
  invoiceNotes,
  readRemainingNotes,
  receiveNote,
  cancelNote,
];
