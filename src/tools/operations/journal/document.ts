import * as z from 'zod';
import { documentIn } from '../../../sending/client/journal/document-in.js';
import { withJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { document } from '../core/schemas.js';

/** Reads a document of the journal. */
export const journalDocument = operation({
  id: 'journal.document',
  route: 'GET /journal/document',
  summary: {
    en: 'A document of the journal with its standing and result, by MARK or UID.',
    el: 'Παραστατικό του ημερολογίου με την κατάσταση και το αποτέλεσμά του, από το ΜΑΡΚ ή το UID.',
  },
  needs: 'journal',
  changes: false,
  input: z
    .strictObject({ mark: z.string().optional(), uid: z.string().optional() })
    .refine(({ mark, uid }) => (mark === undefined) !== (uid === undefined), { error: 'mark / uid: 1' }),
  output: z.strictObject({
    document,
    standing: z.string(),
    result: z.looseObject({}),
    firstAttemptAt: z.string(),
    lastAttemptAt: z.string(),
  }),
  example: { mark: '400001970000103' },
  async run({ mark, uid }, context) {
    const { journal, language } = withJournal(context);
    for await (const row of journal.rows({ operation: 'issue', mark, uid })) {
      const { standing, result = {}, firstAttemptAt, lastAttemptAt } = row;
      return asJson({ document: documentIn(row), standing, result, firstAttemptAt, lastAttemptAt });
    }
    const what = { en: 'document', el: 'παραστατικό' }[language];
    throw new OperationError('not-found', { what, name: mark ?? uid ?? '' }, language);
  },
});
