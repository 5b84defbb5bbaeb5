import * as z from 'zod';
import { ClientError } from '../../client/error.js';
import { keyOf } from '../../client/issue/work.js';
import { type WithJournal, withJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { operation } from '../core/operation.js';
import { exampleSeries, series } from '../numbers/ticket.js';
import { giveUpDocument } from './give-up-document.js';

/** What a person states who gives a document up. */
export const reason = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .meta({ description: 'Why. It is kept with the number.' });

/** What became of the number. */
export const fateOfNumber = z.enum(['burnt', 'not-open']).meta({
  description: 'burnt: no document will have it. not-open: the journal has not reserved it.',
});

/** A document by its number: issuer, branch, type, series and aa. */
interface Numbered {
  readonly vatNumber: string;
  readonly branch: number;
  readonly invoiceType: string;
  readonly series: string;
  readonly aa: string;
}

/** Gives up the document with a number, and returns what became of the number. */
export async function giveUpNumber(
  number: Numbered,
  why: string,
  context: WithJournal,
): Promise<z.infer<typeof fateOfNumber>> {
  const { journal, language, locale } = context;
  const name = `${number.invoiceType} ${number.series} ${number.aa}`;
  const row = await journal.row({ operation: 'issue', key: keyOf(number) });
  if (row === undefined) {
    const what = { en: 'document', el: 'παραστατικό' }[language];
    throw new OperationError('not-found', { what, name }, language);
  }
  const ended = await giveUpDocument(row, why, context);
  if ('leased' in ended)
    throw new ClientError('call/same-number-in-flight', { params: { what: name }, locale });
  if ('standing' in ended) throw new OperationError('answered', { name }, language);
  return ended.number as z.infer<typeof fateOfNumber>;
}

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
