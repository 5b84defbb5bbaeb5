import * as z from 'zod';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { exampleSeries, series, seriesOf, ticket } from './ticket.js';

/** Lists the numbers of a series that need attention. */
export const listNumbers = operation({
  id: 'numbers.list',
  route: 'GET /numbers',
  summary: {
    en: 'The open and the burnt numbers of a series. A number that stays open has to be searched for.',
    el: 'Οι ανοιχτοί αριθμοί μιας σειράς και όσοι ακυρώθηκαν. Όποιος μένει ανοιχτός πρέπει να αναζητηθεί.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject(series),
  output: z.strictObject({
    open: z.array(ticket),
    burnt: z.array(z.looseObject({ aa: z.string(), reason: z.string() })),
  }),
  example: exampleSeries,
  async run(given, context) {
    const { numbering } = withJournal(context).journal;
    const of = seriesOf(given);
    const [open, gaps] = [await numbering.open(of), await numbering.gaps(of)];
    return { open: open.map((each) => ({ ...each })), burnt: gaps.map((each) => ({ ...each })) };
  },
});
