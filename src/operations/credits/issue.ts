import * as z from 'zod';
import { creditOf } from '../../flows/credit/credit-of.js';
import type { CreditFacts } from '../../flows/credit/types.js';
import { optionsOf, withClient } from '../core/context.js';
import { issuedDocument, issuedDocuments, issuedOf, originOf } from '../core/issued.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { stepFacts } from '../core/schemas.js';
import { sentAnswer } from '../sending/answer.js';
import { sendingMembers, sendMade } from '../sending/made.js';
import { numberKey } from '../sending/number-key.js';
import { remainingCredit } from './remaining.js';

/** Credits an issued document. */
export const issueCredit = operation({
  id: 'credits.issue',
  route: 'POST /credits',
  summary: {
    en: 'Credit an issued document: whole, by a percentage, or by lines, quantities and amounts.',
    el: 'Πιστωτικό για παραστατικό που εκδόθηκε: ολόκληρο, με ποσοστό, ή με γραμμές, ποσότητες και ποσά.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    original: issuedDocument,
    earlier: z.array(issuedDocument).optional().meta({ description: 'The earlier credits of the original.' }),
    facts: stepFacts('Number, date, payments and what is credited: CreditFacts.'),
    ...sendingMembers,
  }),
  output: sentAnswer.extend({ remaining: remainingCredit }),
  example: {
    original: { mark: '400001970000103' },
    facts: {
      series: 'ΠΛ',
      aa: 'next',
      issueDate: '2026-11-20',
      lines: [{ line: 1, quantity: 1 }],
      payments: [{ type: 3, amount: 'rest' }],
    },
  },
  // The type of a credit follows from its original, so its number is unique only beside it.
  ownKey: ({ original, facts }) => numberKey(facts, 'credit', originOf(original)),
  async run({ original, earlier, facts, ...sending }, given) {
    const context = withClient(given);
    const issued = await issuedOf(original, context);
    const before = await issuedDocuments(earlier ?? [], context);
    const { made, answer } = await sendMade(facts, sending, context, (numbered) => {
      const stated = { ...numbered, ...(earlier !== undefined && { earlier: before }) };
      return creditOf(issued, stated as unknown as CreditFacts, optionsOf(context));
    });
    return { ...answer, remaining: asJson(made.remaining) };
  },
});
