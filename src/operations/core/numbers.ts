import type { InvoiceType } from '../../codes/index.js';
import type { NumberSeries, NumberTicket } from '../../flows/numbering/numbering.js';
import type { DocumentAnswer } from '../../flows/shared/answer.js';
import type { Document } from '../../types/index.js';
import type { WithJournal } from './context.js';
import { OperationError } from './error.js';
import { keepTicket, keptTicket } from './once.js';

/** What a caller writes as `aa` to leave the number to the service. */
export const NEXT = 'next';

/** Stand for numbers while documents are tried, before their numbers are reserved. No series gets this far. */
const TRIED = ['999999999998', '999999999999'] as const;

/** Facts with a number: `aa` is stated, or is the next one of the series. */
export interface Numbered {
  readonly aa?: unknown;
}

/** The context of one of the documents of a call, which has its own key and so its own number. */
export const contextOf = <Context extends WithJournal>(context: Context, index: number): Context =>
  index === 0 || context.key === undefined ? context : { ...context, key: `${context.key} #${index + 1}` };

/**
 * Facts with their numbers: the stated ones, or the next ones of their series, which a repeated call gets again. The
 * documents are made with stand-ins first, so that no number is reserved for facts that are refused.
 *
 * @param make makes the documents of these facts, in the same order
 */
export async function withNumbers<Facts extends Numbered>(
  given: readonly Facts[],
  context: WithJournal,
  make: (facts: readonly Facts[]) => Promise<readonly Document[]>,
): Promise<readonly Facts[]> {
  if (given.every(({ aa }) => aa !== NEXT)) return given;
  if (context.key === undefined) throw new OperationError('key-missing', {}, context.language);
  let tried: readonly Document[] | undefined;
  const numbered: Facts[] = [];
  for (const [index, facts] of given.entries()) {
    const own = contextOf(context, index);
    const kept = facts.aa === NEXT ? await keptTicket(own) : undefined;
    if (facts.aa === NEXT && kept === undefined)
      tried ??= await make(given.map((each, at) => (each.aa === NEXT ? { ...each, aa: TRIED[at] } : each)));
    const document = tried?.[index];
    const aa = kept?.aa ?? (facts.aa === NEXT && document ? await numberOf(document, own) : facts.aa);
    numbered.push({ ...facts, aa });
  }
  return numbered;
}

/** The same for one document. */
export async function withNumber<Facts extends Numbered>(
  facts: Facts,
  context: WithJournal,
  make: (facts: Facts) => Document | Promise<Document>,
): Promise<Facts> {
  const [numbered = facts] = await withNumbers([facts], context, async ([tried = facts]) => [
    await make(tried),
  ]);
  return numbered;
}

/** Reserves the number of a document for a call. */
async function numberOf({ issuer, invoiceHeader: header }: Document, context: WithJournal): Promise<string> {
  const series: NumberSeries = {
    vatNumber: issuer.vatNumber,
    branch: issuer.branch,
    invoiceType: header.invoiceType as InvoiceType,
    series: header.series,
  };
  return (await reserve(series, header.issueDate, context)).aa;
}

/** Reserves the next number of a series for a call. A repeated call gets the same number. */
export async function reserve(
  series: NumberSeries,
  issueDate: string,
  context: WithJournal,
): Promise<NumberTicket> {
  const before = await keptTicket(context);
  if (before !== undefined) return before;
  const { journal, key } = context;
  const { numbering } = journal;
  // A run that stopped between reserving and keeping its number has left it open, with the key as its note.
  const open = (await numbering.open(series)).find(({ memo }) => memo === key);
  const ticket = open ?? (await numbering.reserve(series, { issueDate, memo: key }));
  const kept = await keepTicket(context, ticket);
  if (kept.aa !== ticket.aa) await numbering.burn(ticket, 'another run of the same call has its own number');
  return kept;
}

/** Records the outcome of a document whose number was reserved for the call. */
export async function commitNumber(context: WithJournal, answer: DocumentAnswer): Promise<void> {
  const ticket = await keptTicket(context);
  if (ticket !== undefined) await context.journal.numbering.commit(ticket, answer);
}
