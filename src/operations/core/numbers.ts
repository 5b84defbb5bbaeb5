import type { InvoiceType } from '../../codes/index.js';
import type { NumberSeries, NumberTicket } from '../../flows/numbering/numbering.js';
import type { DocumentAnswer } from '../../flows/shared/answer.js';
import type { Document } from '../../types/index.js';
import type { WithJournal } from './context.js';
import { OperationError } from './error.js';
import { keepTicket, keptCall } from './once.js';

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
  const { digest } = await keptCall(context);
  let tried: readonly Document[] | undefined;
  const numbered: Facts[] = [];
  for (const [index, facts] of given.entries()) {
    const own = contextOf(context, index);
    const { ticket, fits } = facts.aa === NEXT ? await keptCall(own) : {};
    const kept = fits === digest ? ticket : undefined;
    if (facts.aa === NEXT && kept === undefined)
      tried ??= await make(given.map((each, at) => (each.aa === NEXT ? { ...each, aa: TRIED[at] } : each)));
    const document = tried?.[index];
    const aa = kept?.aa ?? (facts.aa === NEXT && document ? await numberOf(document, own, digest) : facts.aa);
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

const seriesOf = ({ issuer, invoiceHeader: header }: Document): NumberSeries => ({
  vatNumber: issuer.vatNumber,
  branch: issuer.branch,
  invoiceType: header.invoiceType as InvoiceType,
  series: header.series,
});

/** Whether a number is of a series: of the same issuer, branch, type and name. */
const isOf = (ticket: NumberSeries, series: NumberSeries): boolean =>
  (['vatNumber', 'branch', 'invoiceType', 'series'] as const).every(
    (part) => String(ticket[part]) === String(series[part]),
  );

/** Reserves the number of a document for a call. */
const numberOf = async (
  document: Document,
  context: WithJournal,
  digest: string | undefined,
): Promise<string> =>
  (await reserve(seriesOf(document), document.invoiceHeader.issueDate, context, digest)).aa;

/**
 * Reserves the next number of a series for a call. A repeated call gets the same number; a call that was corrected to another
 * series gets one of that series, and its first number is burnt.
 */
export async function reserve(
  series: NumberSeries,
  issueDate: string,
  context: WithJournal,
  digest?: string,
): Promise<NumberTicket> {
  const { ticket: before } = await keptCall(context);
  if (before !== undefined && isOf(before, series)) return await keepTicket(context, before, digest, before);
  const { journal, key } = context;
  const { numbering } = journal;
  // A run that stopped between reserving and keeping its number has left it open, with the key as its note.
  const open = (await numbering.open(series)).find(({ memo }) => memo === key);
  const ticket = open ?? (await numbering.reserve(series, { issueDate, memo: key }));
  const kept = await keepTicket(context, ticket, digest, before);
  if (kept.aa !== ticket.aa) await numbering.burn(ticket, 'another run of the same call has its own number');
  if (before !== undefined) await burnUnused(before, context);
  return kept;
}

/** Burns the first number of a corrected call, unless it has a document or is burnt already. */
async function burnUnused(ticket: NumberTicket, { journal: { numbering } }: WithJournal): Promise<void> {
  const { vatNumber, branch, invoiceType, series, aa } = ticket;
  const open = await numbering.open({ vatNumber, branch, invoiceType, series });
  if (open.some((each) => each.aa === aa))
    await numbering.burn(ticket, 'the call was corrected and has another number');
}

/** Records the outcome of a document, if its number was reserved for the call. */
export async function commitNumber(
  context: WithJournal,
  document: Document,
  answer: DocumentAnswer,
): Promise<void> {
  const { ticket } = await keptCall(context);
  if (ticket === undefined) return;
  if (isOf(ticket, seriesOf(document)) && ticket.aa === String(document.invoiceHeader.aa))
    await context.journal.numbering.commit(ticket, answer);
  else await burnUnused(ticket, context);
}
