import * as z from 'zod';
import { boundMembers } from '../../reading/bind.js';
import type { Document } from '../../types/index.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { document, facts } from '../core/schemas.js';
import { built } from '../documents/built.js';
import { answerOf, sentAnswer } from './answer.js';
import { sendingMembers, sendMade } from './made.js';
import { numberKey } from './number-key.js';
import { send } from './send.js';

/** Issues a document. */
export const issue = operation({
  id: 'documents.issue',
  route: 'POST /documents',
  summary: {
    en: 'Issue a document, from facts or as payload: number, check, send, and print it.',
    el: 'Εκδίδει παραστατικό, από στοιχεία ή έτοιμο: αριθμός, έλεγχος, αποστολή και εκτύπωση.',
  },
  needs: 'client',
  changes: true,
  input: z
    .strictObject({
      facts: facts.optional(),
      document: document.optional(),
      ...sendingMembers,
    })
    .refine((input) => (input.facts === undefined) !== (input.document === undefined), {
      error: 'facts / document: 1',
    }),
  output: sentAnswer,
  example: {
    facts: {
      type: '11.1',
      series: 'A',
      aa: 'next',
      issueDate: '2026-11-20',
      issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
      lines: [
        { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' },
      ],
      payments: [{ type: 3, amount: 'rest' }],
    },
  },
  ownKey({ facts: given, document: payload }) {
    if (given !== undefined) return numberKey(given);
    const { issuer, invoiceHeader } = boundMembers(payload, 'issuer', 'invoiceHeader');
    const { invoiceType: type, series, aa } = boundMembers(invoiceHeader, 'invoiceType', 'series', 'aa');
    return numberKey({ issuer, type, series, aa });
  },
  async run({ facts: given, document: payload, ...sending }, operationContext) {
    const context = withClient(operationContext);
    if (given !== undefined) {
      const { answer } = await sendMade(given, sending, context, (numbered) => built(numbered, context));
      return answer;
    }
    const whole = payload as Document;
    const outcome = await send(whole, context, sending);
    return await answerOf({ document: whole, outcome, issues: [] }, sending.page, context);
  },
});
