import * as z from 'zod';
import { membersOf } from '../../../reading/inside.js';
import { readJson } from '../../../sending/client/inside.js';
import { documentIn, type JournalRow } from '../../../sending/client/journal/inside.js';
import { withClient, withJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { EXAMPLE } from '../core/examples.js';
import { operationTexts } from '../core/generated/texts.js';
import { type Operation, operation } from '../core/operation.js';
import { asJson, plain } from '../core/plain.js';
import { document, text } from '../core/schemas.js';
import { listEvents } from '../events/log.js';
import { exampleSeries, series } from '../numbers/operations.js';
import { fateOfNumber, giveUpNumber, reason } from '../payments/give-up.js';
import { finishCalls } from './finish-calls.js';

const journalDocument = operation({
  id: 'journal.document',
  route: 'GET /journal/document',
  needs: 'journal',
  changes: false,
  input: z
    .strictObject({ mark: text.optional(), uid: text.optional() })
    .refine(({ mark, uid }) => (mark === undefined) !== (uid === undefined), operationTexts.journal.oneOf),
  output: z.strictObject({
    document,
    standing: z.string(),
    result: z.looseObject({}),
    firstAttemptAt: z.string(),
    lastAttemptAt: z.string(),
  }),
  example: { mark: EXAMPLE },
  async run({ mark, uid }, context) {
    const { journal, language } = withJournal(context);
    for await (const row of journal.rows({ operation: 'issue', mark, uid })) {
      const { standing, result = {}, firstAttemptAt, lastAttemptAt } = row;
      return asJson({ document: documentIn(row), standing, result, firstAttemptAt, lastAttemptAt });
    }
    const what = operationTexts.journal.document[language];
    throw new OperationError('not-found', { what, name: mark ?? uid ?? '' }, language);
  },
});

/** Gives a document up. Giving it up again changes nothing. */
const givingUp = operation({
  id: 'journal.giveUp',
  route: 'POST /journal/given-up',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ ...series, aa: text, reason }),
  output: z.strictObject({ number: fateOfNumber }),
  example: {
    ...exampleSeries,
    aa: EXAMPLE,
    reason: 'the network was down, and the sale was written by hand',
  },
  async run({ reason: why, ...number }, context) {
    return { number: await giveUpNumber(number, why, withJournal(context)) };
  },
});

const recover = operation({
  id: 'journal.recover',
  route: 'POST /journal/recovery',
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
  async run(_, given) {
    const context = withClient(given);
    const report = await context.client.recover({ wait: false });
    await finishCalls(context, true);
    return {
      settled: report.settled.length,
      unknown: report.unknown.length,
      failed: report.failed.length,
      heldElsewhere: report.heldElsewhere.length,
      left: report.left.length,
    };
  },
});

/** Takes old months out of the journal. Doing it again changes nothing. */
const retiring = operation({
  id: 'journal.retire',
  route: 'POST /journal/retired',
  needs: 'journal',
  changes: false,
  input: z.strictObject({
    before: text.meta({
      description:
        'The first month that stays whole, YYYY-MM. The law of your country says how long documents are kept.',
    }),
  }),
  output: z.strictObject({
    months: z.array(
      z.strictObject({
        month: z.string(),
        rows: z.int().meta({ description: 'How many documents and other requests were taken out.' }),
        stays: z
          .enum(['open', 'not-copied'])
          .optional()
          .meta({ description: 'Why the month stays as it is.' }),
        table: z.string().optional().meta({ description: 'The table that has them now, on PostgreSQL.' }),
      }),
    ),
  }),
  example: { before: '2021-01' },
  async run({ before }, context) {
    return asJson({ months: await withJournal(context).journal.retire({ before }) });
  },
});

/** What is not finished: the others have their final answer. */
const OPEN = ['sending', 'not-sent', 'unknown', 'held', 'queued'] as const;

/** How many are listed. */
const MOST = 1000;

const openRow = z.strictObject({
  operation: z.enum(['issue', 'complete-payment', 'complete-old-invoice', 'cancel-note']),
  standing: z.enum(OPEN),
  type: z.string().optional(),
  series: z.string().optional(),
  aa: z.string().optional(),
  mark: z.string().optional(),
  uid: z.string().optional(),
  firstAttemptAt: z.string(),
  lastAttemptAt: z.string(),
  attempts: z.int(),
  why: z.string().optional(),
});

const journalStatus = operation({
  id: 'journal.status',
  route: 'GET /journal',
  needs: 'journal',
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({
    open: z.array(openRow),
    more: z.boolean(),
    openNumbers: z.int().meta({ description: 'Reserved numbers that have neither a document nor a reason.' }),
  }),
  example: {},
  async run(_, context) {
    const { journal } = withJournal(context);
    const open: z.infer<typeof openRow>[] = [];
    let more = false;
    for await (const row of journal.rows({ standing: OPEN })) {
      more = open.length === MOST;
      if (more) break;
      open.push(plain(rowView(row)));
    }
    return { open, more, openNumbers: (await journal.numbering.open()).length };
  },
});

function rowView(row: JournalRow): z.infer<typeof openRow> {
  const { operation: of, standing, firstAttemptAt, lastAttemptAt, attempts, request, result } = row;
  const { document } = request.about;
  const header = membersOf(
    membersOf(document === undefined ? documentIn(row) : readJson(document)?.value).invoiceHeader,
  );
  const { invoiceType, series, aa } = header as Readonly<Record<string, string | undefined>>;
  return {
    operation: of,
    standing: standing as (typeof OPEN)[number],
    type: invoiceType,
    series,
    aa,
    mark: result?.mark ?? request.about['mark'],
    uid: result?.uid,
    firstAttemptAt,
    lastAttemptAt,
    attempts,
    why: result?.why,
  };
}

/** What the journal has, what is open in it, and what happened later. */
export const journalOperations: readonly Operation[] = [
  journalStatus,
  journalDocument,
  recover,
  givingUp,
  retiring,
  listEvents,
];
