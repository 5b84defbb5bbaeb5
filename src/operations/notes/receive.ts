import * as z from 'zod';
import { receivingNoteOf } from '../../flows/notes/receiving-note-of.js';
import type { ReceivingFacts } from '../../flows/notes/types.js';
import { optionsOf, withClient } from '../core/context.js';
import { issuedDocument, issuedOf, originOf } from '../core/issued.js';
import { operation } from '../core/operation.js';
import { stepFacts } from '../core/schemas.js';
import { sentAnswer } from '../sending/answer.js';
import { sendingMembers, sendMade } from '../sending/made.js';
import { numberKey } from '../sending/number-key.js';

/** Issues the receiving note of a delivery note. */
export const receiveNote = operation({
  id: 'notes.receive',
  route: 'POST /notes/receipts',
  summary: {
    en: 'Receive the goods of a delivery note: a receiving note (10.1, 10.2), issued by the receiver.',
    el: 'Παραλαβή από δελτίο αποστολής: δελτίο ποσοτικής παραλαβής (10.1, 10.2), από τον παραλήπτη.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    note: issuedDocument,
    facts: stepFacts('Number, date, purpose and what was received: ReceivingFacts.'),
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
  async run({ note, facts, ...sending }, given) {
    const context = withClient(given);
    const issued = await issuedOf(note, context);
    const { answer } = await sendMade(facts, sending, context, (numbered) =>
      receivingNoteOf(issued, numbered as unknown as ReceivingFacts, optionsOf(context)),
    );
    return answer;
  },
});
