import * as z from 'zod';
import { creditOf } from '../../../flows/credit/credit-of.js';
import type { CreditFacts } from '../../../flows/generated/facts.js';
import { optionsOf } from '../core/context.js';
import { stepFacts } from '../core/flow-facts.js';
import { issuedDocument, issuedOf, marksOf, originOf } from '../core/issued.js';
import { asJson } from '../core/plain.js';
import { answerOf, sentAnswer } from '../sending/answer.js';
import { sendingMembers } from '../sending/members.js';
import { numberKey } from '../sending/number-key.js';
import { sendingOperation } from '../sending/sending-operation.js';
import { earlierCredits } from './earlier.js';
import { remainingCredit } from './remaining.js';

/** Credits an issued document. */
export const issueCredit = sendingOperation({
  id: 'credits.issue',
  route: 'POST /credits',
  summary: {
    en: 'Credit an issued document: whole, by a percentage, or by lines, quantities and amounts.',
    el: 'Πιστωτικό για παραστατικό που εκδόθηκε: ολόκληρο, με ποσοστό, ή με γραμμές, ποσότητες και ποσά.',
  },
  input: z.strictObject({
    original: issuedDocument,
    earlier: z
      .array(issuedDocument)
      .optional()
      .meta({ description: 'Earlier credits of the original that the journal does not have.' }),
    facts: stepFacts<CreditFacts>('CreditFacts'),
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
  facts: ({ facts }) => [facts],
  follows: ({ original }) => marksOf([original]),
  read: async ({ original, earlier }, states, context) => {
    const issued = await issuedOf(original, context);
    return { issued, before: await earlierCredits(issued, earlier ?? [], states, context) };
  },
  make([facts], { more: { issued, before } }, _input, context) {
    const stated = { ...(facts as CreditFacts), ...(before.length > 0 && { earlier: before }) };
    const { document, issues, remaining } = creditOf(issued, stated, optionsOf(context));
    return { documents: [document], issues, more: { remaining: asJson(remaining) } };
  },
  answer: async (plan, input, context) => ({
    ...(await answerOf(plan, input, context)),
    remaining: plan.more?.['remaining'] as z.infer<typeof remainingCredit>,
  }),
});
