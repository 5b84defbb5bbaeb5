import * as z from 'zod';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';

/** Takes old months out of the journal. Doing it again changes nothing. */
export const retiring = operation({
  id: 'journal.retire',
  route: 'POST /journal/retired',
  summary: {
    en: 'Take the documents of old months out of the journal, for good. Months with something open stay.',
    el: 'Αφαιρεί οριστικά από το ημερολόγιο τα παραστατικά παλιών μηνών. Μήνες με εκκρεμότητες μένουν.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({
    before: z.string().meta({
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
