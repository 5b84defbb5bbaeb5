import * as z from 'zod';
import { withJournal } from '../core/context.js';
import { operation } from '../core/operation.js';
import { exampleSeries, series } from '../numbers/ticket.js';
import { fateOfNumber, giveUpNumber, reason } from '../payments/give-up.js';

/** Gives a document up. Giving it up again changes nothing. */
export const givingUp = operation({
  id: 'journal.giveUp',
  route: 'POST /journal/given-up',
  summary: {
    en: 'End a document without an answer that will not be sent: if no search finds it, its number is burnt, and its table is open again.',
    el: 'Εγκαταλείπει παραστατικό χωρίς απάντηση που δεν θα σταλεί: αν δεν βρεθεί με αναζήτηση, ο αριθμός του ακυρώνεται και το τραπέζι του ανοίγει.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({ ...series, aa: z.string(), reason }),
  output: z.strictObject({ number: fateOfNumber }),
  example: { ...exampleSeries, aa: '101', reason: 'the network was down, and the sale was written by hand' },
  async run({ reason: why, ...number }, context) {
    return { number: await giveUpNumber(number, why, withJournal(context)) };
  },
});
