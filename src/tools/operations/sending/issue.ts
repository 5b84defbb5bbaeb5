import * as z from 'zod';
import { boundMembers } from '../../../reading/bind.js';
import type { Document } from '../../../types/index.js';
import { document, facts } from '../core/schemas.js';
import { built } from '../documents/built.js';
import { answerOf, sentAnswer } from './answer.js';
import { sendingMembers } from './members.js';
import { numberKey } from './number-key.js';
import { sendingOperation } from './sending-operation.js';

/** Issues a document. */
export const issue = sendingOperation({
  id: 'documents.issue',
  route: 'POST /documents',
  summary: {
    en: 'Issue a document, from facts or as payload: number, check, send, and print it.',
    el: 'Εκδίδει παραστατικό, από στοιχεία ή έτοιμο: αριθμός, έλεγχος, αποστολή και εκτύπωση.',
  },
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
  facts: ({ facts: given }) => [given ?? {}],
  make([given], _sources, { document: payload }, context) {
    if (payload !== undefined) return { documents: [payload as Document], issues: [] };
    const { document: made, issues } = built(given, context);
    return { documents: [made], issues };
  },
  answer: (plan, input, context) => answerOf(plan, input, context),
});
