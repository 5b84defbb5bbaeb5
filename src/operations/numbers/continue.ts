import * as z from 'zod';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { exampleSeries, series, seriesOf } from './ticket.js';

/** Continues a series. Repeating it changes nothing. */
export const continueNumbers = operation({
  id: 'numbers.continue',
  route: 'PUT /numbers/start',
  summary: {
    en: 'Continue a series at a number, for example after another program had it. A series never goes back.',
    el: 'Συνεχίζει μια σειρά από έναν αριθμό, π.χ. όταν την είχε άλλο πρόγραμμα. Μια σειρά δεν γυρίζει ποτέ πίσω.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({
    ...series,
    aa: z.string().meta({ description: 'The first number that may be given out, without leading zeros.' }),
  }),
  output: z.strictObject({
    next: z
      .string()
      .meta({ description: 'The next number: this one, or a later one if the series is further.' }),
  }),
  example: { ...exampleSeries, aa: '158' },
  run: async ({ aa, ...of }, context) => ({
    next: await withJournal(context).journal.numbering.continueAt(seriesOf(of), aa),
  }),
});
