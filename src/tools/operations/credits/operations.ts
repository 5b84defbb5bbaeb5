import * as z from 'zod';
import { creditOf, remainingOf } from '../../../flows/index.js';
import type { CreditFacts } from '../../../flows/inside.js';
import type { StoredState } from '../../../sending/client/journal/inside.js';
import type { IssuedDocument } from '../../../types/index.js';
import { optionsOf, type WithJournal, withJournal } from '../core/context.js';
import { EXAMPLE, exampleDay } from '../core/examples.js';
import { stepFacts } from '../core/flow-facts.js';
import {
  datedOf,
  type Given,
  issuedDocument,
  issuedDocuments,
  issuedOf,
  marksOf,
  originOf,
} from '../core/issued.js';
import { type Operation, operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { answerOf, sendingMembers, sentAnswer } from '../sending/answer.js';
import { followersOf, pendingOf } from '../sending/followers.js';
import { numberKey } from '../sending/numbered.js';
import { sendingOperation } from '../sending/sending-operation.js';

/** The types of credit that name their original. */
const CREDITS = ['5.1', '11.4'] as const;

/** The earlier credits of a document: those that the caller lists, and all that the journal knows. */
async function earlierCredits(
  original: IssuedDocument,
  stated: readonly Given[],
  states: readonly (StoredState | undefined)[],
  context: WithJournal,
): Promise<IssuedDocument[]> {
  const listed = await issuedDocuments(stated, context);
  const marks = marksOf([original]);
  if (marks.length === 0) return listed;
  return [
    ...listed,
    ...(await followersOf(marks, { types: CREDITS, of: original, listed }, states, context)),
  ];
}

/** What a document has left to credit. */
const remainingCredit = z.looseObject({
  lines: z.array(z.looseObject({ lineNumber: z.number() })),
  totalNetValue: z.number(),
  totalVatAmount: z.number(),
  totalGrossValue: z.number(),
  isSettled: z.boolean(),
});

const readRemainingCredit = operation({
  id: 'credits.remaining',
  route: 'POST /credits/remaining',
  needs: 'journal',
  changes: false,
  reads: true,
  input: z.strictObject({ original: issuedDocument, earlier: z.array(issuedDocument).default([]) }),
  output: remainingCredit,
  example: { original: { mark: EXAMPLE }, earlier: [] },
  async run({ original, earlier }, given) {
    const context = withJournal(given);
    const issued = await issuedOf(original, context);
    const before = await earlierCredits(
      issued,
      earlier,
      await pendingOf(marksOf([issued]), context),
      context,
    );
    const { now: _now, ...options } = optionsOf(context);
    return asJson({ ...remainingOf(issued, before, options) });
  },
});

const issueCredit = sendingOperation({
  id: 'credits.issue',
  route: 'POST /credits',
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
    original: { mark: EXAMPLE },
    facts: {
      series: 'ΠΛ',
      aa: 'next',
      issueDate: exampleDay,
      lines: [{ line: 1, quantity: 1 }],
      payments: [{ type: 3, amount: 'rest' }],
    },
  },
  // The type of a credit follows from its original, so its number is unique only beside it.
  ownKey: ({ original, facts }) =>
    numberKey(facts, ['credit', originOf(original)], [...datedOf(original), facts.correlated]),
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

export const creditOperations: readonly Operation[] = [issueCredit, readRemainingCredit];
