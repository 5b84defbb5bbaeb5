import * as z from 'zod';
import { membersOf } from '../../../reading/object.js';
import { documentIn } from '../../../sending/client/journal/document-in.js';
import type { JournalRow } from '../../../sending/client/journal/rows.js';
import { readJson } from '../../../sending/client/transport/json.js';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';

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

/** Lists what the journal has open. */
export const journalStatus = operation({
  id: 'journal.status',
  route: 'GET /journal',
  summary: {
    en: 'What is not finished: unknown, held, queued and unsent documents, and open numbers.',
    el: 'Τι εκκρεμεί: παραστατικά με άγνωστο αποτέλεσμα, σε αναμονή, εκτός σύνδεσης ή που δεν στάλθηκαν, και ανοιχτοί αριθμοί.',
  },
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
