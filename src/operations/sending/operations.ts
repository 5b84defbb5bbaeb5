import * as z from 'zod';
import type { NoteToCancel } from '../../client/calls/cancel-note.js';
import type { SearchQuery } from '../../client/search.js';
import type { Document } from '../../types/index.js';
import { withClient } from '../core/context.js';
import { withNumber } from '../core/numbers.js';
import { type Operation, operation } from '../core/operation.js';
import { described, document, facts, outcome, page } from '../core/schemas.js';
import { built } from '../documents/built.js';
import { answerOf, plainOutcome, sentAnswer } from './answer.js';
import { numberKey } from './number-key.js';
import { send } from './send.js';

const issue = operation({
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
      skipSignature: z.boolean().optional(),
      page: page.optional(),
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
  ownKey: (input) =>
    input.facts === undefined
      ? numberKey({ ...Object(Object(input.document).invoiceHeader), ...Object(input.document) })
      : numberKey(input.facts),
  async run({ facts: given, document: payload, page: wanted, skipSignature }, operationContext) {
    const context = withClient(operationContext);
    if (given === undefined) {
      const outcomeOfPayload = await send(payload as Document, context, { skipSignature });
      const sent = { document: payload as Document, outcome: outcomeOfPayload, issues: [] };
      return await answerOf(sent, wanted, context);
    }
    const numbered = await withNumber(given, context, (tried) => built(tried, context).document);
    const made = built(numbered, context);
    const sent = { ...made, outcome: await send(made.document, context, { skipSignature }) };
    return await answerOf(sent, wanted, context);
  },
});

const search = operation({
  id: 'documents.search',
  route: 'GET /documents',
  summary: {
    en: 'Search the documents that the service transmitted.',
    el: 'Αναζητά παραστατικά που διαβίβασε η υπηρεσία.',
  },
  needs: 'client',
  changes: false,
  input: z.strictObject({
    issuerVatNumber: z.string(),
    issuedFrom: z.iso.date(),
    issuedTo: z.iso.date(),
    uid: z.string().optional(),
    invoiceMark: z.string().optional(),
    series: z.string().optional(),
    aa: z.string().optional(),
    invoiceType: z.string().optional(),
    branch: z.coerce.number().int().optional(),
    counterpartVatNumber: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  output: z.strictObject({ documents: z.array(z.looseObject({})), more: z.boolean() }),
  example: { issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20', limit: 100 },
  async run({ limit, ...query }, context) {
    const documents = [];
    for await (const each of withClient(context).client.search(query as SearchQuery)) {
      if (documents.length === limit) return { documents, more: true };
      documents.push({ ...each });
    }
    return { documents, more: false };
  },
});

const cancelNote = operation({
  id: 'notes.cancel',
  route: 'POST /notes/cancellations',
  summary: {
    en: 'Cancel a delivery note or a receiving note.',
    el: 'Ακυρώνει δελτίο αποστολής ή δελτίο ποσοτικής παραλαβής.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    note: described<NoteToCancel>({
      type: 'object',
      description: 'The note with its MARK: { document, mark }.',
      properties: { document: { type: 'object' }, mark: { type: 'string' } },
      required: ['document', 'mark'],
    }),
  }),
  output: z.strictObject({ outcome }),
  example: {
    note: {
      document: { issuer: { vatNumber: '800123456' }, invoiceHeader: { invoiceType: '9.3' } },
      mark: '400001970000102',
    },
  },
  ownKey: ({ note }) => `cancel ${String(Object(note).mark)}`,
  async run({ note }, context) {
    return { outcome: plainOutcome(await withClient(context).client.cancelNote(note)) };
  },
});

const balance = operation({
  id: 'credits.balance',
  route: 'GET /balance',
  summary: { en: 'The remaining credits of the service.', el: 'Οι μονάδες που απομένουν.' },
  needs: 'client',
  changes: false,
  input: z.strictObject({}),
  output: z.looseObject({}),
  example: {},
  run: async (_, context) => ({ ...(await withClient(context).client.creditsBalance()) }),
});

const recover = operation({
  id: 'journal.recover',
  route: 'POST /journal/recovery',
  summary: {
    en: 'Settle unknown outcomes, after a crash or a lost answer.',
    el: 'Διευκρινίζει ό,τι είναι άγνωστο, μετά από διακοπή ή χαμένη απάντηση.',
  },
  needs: 'client',
  // It may be repeated at any time: it changes only what is unknown.
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({
    settled: z.number(),
    unknown: z.number(),
    failed: z.number(),
    heldElsewhere: z.number(),
    left: z.number(),
  }),
  example: {},
  async run(_, context) {
    const report = await withClient(context).client.recover({ wait: false });
    return {
      settled: report.settled.length,
      unknown: report.unknown.length,
      failed: report.failed.length,
      heldElsewhere: report.heldElsewhere.length,
      left: report.left.length,
    };
  },
});

/** What sends documents, other than the steps of flows. */
export const sendingOperations: readonly Operation[] = [issue, search, cancelNote, balance, recover];
