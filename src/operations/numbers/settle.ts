import * as z from 'zod';
import { keyOf } from '../../client/issue/work.js';
import { withJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { operation } from '../core/operation.js';
import { exampleSeries, ticket, ticketOf } from './ticket.js';

const example = { ...exampleSeries, aa: '101' };
const settled = z.strictObject({ aa: z.string() });

/** Records the document of a number. Repeating the same answer changes nothing. */
export const commitNumberOf = operation({
  id: 'numbers.commit',
  route: 'POST /numbers/committed',
  summary: {
    en: 'Record the document that has a reserved number, by its MARK or UID.',
    el: 'Καταγράφει ποιο παραστατικό πήρε έναν δεσμευμένο αριθμό, με το ΜΑΡΚ ή το UID του.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({ ticket, mark: z.string().optional(), uid: z.string().optional() }),
  output: settled,
  example: { ticket: example, mark: '400001970000103' },
  async run({ ticket: given, ...answer }, context) {
    await withJournal(context).journal.numbering.commit(ticketOf(given), answer);
    return { aa: given.aa };
  },
});

/** Burns a number. Burning it again for the same reason changes nothing. */
export const burnNumber = operation({
  id: 'numbers.burn',
  route: 'POST /numbers/burnt',
  summary: {
    en: 'Burn a reserved number that no document will have, with the reason.',
    el: 'Ακυρώνει έναν δεσμευμένο αριθμό που δεν θα πάρει κανένα παραστατικό, με την αιτία.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({ ticket, reason: z.string().min(1) }),
  output: settled,
  example: { ticket: example, reason: 'the sale was abandoned' },
  async run({ ticket: given, reason }, context) {
    const { journal } = withJournal(context);
    const row = await journal.row({ operation: 'issue', key: keyOf(given) });
    if (row !== undefined && row.standing !== 'refused')
      throw new OperationError('number-sent', { aa: given.aa }, context.language);
    await journal.numbering.burn(ticketOf(given), reason);
    return { aa: given.aa };
  },
});
