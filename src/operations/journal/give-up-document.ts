import { ClientError } from '../../client/error.js';
import { documentIn } from '../../client/issue/sending.js';
import { keyOf, numberIn } from '../../client/issue/work.js';
import { commitNumber, type GivingUp, giveUpRow, mayBeFiled } from '../../client/journal/give-up.js';
import type { JournalRow } from '../../client/journal/rows.js';
import { tableFromJSON } from '../../flows/table/open-table.js';
import type { Document } from '../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { change, listed } from '../core/stored.js';
import { finishRelease, releasePayment } from '../payments/released.js';
import { TABLES } from '../tables/kind.js';

/**
 * Gives up a document that is not issued: its payment at a terminal is released, no client sends it, its number is burnt, and
 * its table is open again. It can be repeated if it is interrupted. If an attempt may have filed it, it is searched for
 * first: a filed one is recorded as issued, and stays.
 *
 * @throws ClientError if the search for it fails
 * @throws RefusedStepError if the customer has paid at the terminal, or may have paid
 */
export async function giveUpDocument(row: JournalRow, reason: string, given: WithJournal): Promise<GivingUp> {
  const context = { ...given, version: undefined };
  const { journal, now } = context;
  const document = documentIn(row) as unknown as Document;
  if (mayBeFiled(row) && (await isLeasedWhileSearched(row, context))) return { leased: true };
  // First, so that nothing is charged from now on.
  const ended = await giveUpRow(journal, row, reason, now(), (taken) =>
    releasePayment(taken, document, reason, context),
  );
  if (!('number' in ended)) return ended;
  await openTables(row, document, context);
  await finishRelease(document, context);
  return ended;
}

/**
 * Searches for a document, records it as issued if it is filed, and its number too. Returns whether another process works
 * on it.
 */
async function isLeasedWhileSearched(row: JournalRow, context: WithJournal): Promise<boolean> {
  const { client, journal, locale } = context;
  const outcome = await client?.reconcile(documentIn(row)).catch((error: unknown) => {
    if (ClientError.isClientError(error) && error.code === 'call/same-number-in-flight') return undefined;
    throw error;
  });
  if (outcome?.kind === 'unknown' && outcome.why === 'search-failed') {
    const { code = 'transport/lost', detail } = outcome;
    throw new ClientError(code, { params: { detail }, locale });
  }
  if (outcome?.kind === 'alreadyIssued' || outcome?.kind === 'queued')
    await commitNumber(journal, row, outcome);
  return client !== undefined && outcome === undefined;
}

/** Records on the tables that wait for a document that it was not issued. */
async function openTables({ key }: JournalRow, document: Document, context: WithJournal): Promise<void> {
  const isMeant = (other: Document): boolean => {
    const number = numberIn(other);
    return number !== undefined && keyOf(number) === key;
  };
  for await (const { name, state } of listed(TABLES, context)) {
    const table = tableFromJSON(state);
    const waiting = [...table.pending(), ...table.unfinished().map(({ order }) => order)];
    if (!waiting.some(isMeant)) continue;
    await change(TABLES, name, context, (latest) => ({ next: tableFromJSON(latest).notIssued(document) }));
  }
}
