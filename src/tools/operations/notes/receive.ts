import * as z from 'zod';
import type { ReceivingFacts } from '../../../flows/generated/facts.js';
import { receivingNoteOf } from '../../../flows/notes/receiving-note-of.js';
import { optionsOf } from '../core/context.js';
import { stepFacts } from '../core/flow-facts.js';
import { issuedDocument, issuedOf, originOf } from '../core/issued.js';
import { answerOf, sentAnswer } from '../sending/answer.js';
import { sendingMembers } from '../sending/members.js';
import { numberKey } from '../sending/number-key.js';
import { sendingOperation } from '../sending/sending-operation.js';

/** Issues the receiving note of a delivery note. */
export const receiveNote = sendingOperation({
  id: 'notes.receive',
  route: 'POST /notes/receipts',
  summary: {
    en: 'Receive the goods of a delivery note: a receiving note (10.1, 10.2), issued by the receiver.',
    el: 'Παραλαβή από δελτίο αποστολής: δελτίο ποσοτικής παραλαβής (10.1, 10.2), από τον παραλήπτη.',
  },
  input: z.strictObject({
    note: issuedDocument,
    facts: stepFacts<ReceivingFacts>('ReceivingFacts'),
    ...sendingMembers,
  }),
  output: sentAnswer,
  example: {
    note: { document: { invoiceHeader: { invoiceType: '9.3' } }, mark: '400001970000102' },
    facts: {
      series: 'ΔΠΠ',
      aa: 'next',
      issueDate: '2026-11-20',
      receivingNotePurpose: 5,
      received: [{ line: 1, quantity: 19 }],
    },
  },
  ownKey: ({ note, facts }) => numberKey(facts, 'receive', originOf(note)),
  facts: ({ facts }) => [facts],
  read: ({ note }, _followers, context) => issuedOf(note, context),
  make([facts], { more: note }, _input, context) {
    const { document, issues } = receivingNoteOf(note, facts as ReceivingFacts, optionsOf(context));
    return { documents: [document], issues };
  },
  answer: (plan, input, context) => answerOf(plan, input, context),
});
