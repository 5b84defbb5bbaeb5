import * as z from 'zod';
import { holdPosPayment, type PosPayment, RefusedStepError, tableFromJSON } from '../../../flows/index.js';
import { ClientError } from '../../../sending/client/index.js';
import { numberIn, signaturesOf } from '../../../sending/client/inside.js';
import {
  commitNumber,
  documentIn,
  type GivingUp,
  giveUpRow,
  type JournalRow,
  keyOf,
  mayBeFiled,
  wasHeld,
} from '../../../sending/client/journal/inside.js';
import type { Document } from '../../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { operationTexts } from '../core/generated/texts.js';
import { text } from '../core/schemas.js';
import { change, found, listed } from '../core/stored.js';
import { type KeptPayment, keep, nameOfPayment, PAYMENTS, paymentIn } from '../sending/held.js';
import { TABLES } from '../sending/table.js';

/**
 * Releases the payment of a document that is given up. If the call that sent the document has not kept it yet, it is kept
 * as released, so that this call cannot keep one that would be charged.
 *
 * @throws RefusedStepError if the customer has paid, or may have paid
 */
async function releasePayment(
  row: JournalRow,
  document: Document,
  reason: string,
  context: WithJournal,
): Promise<void> {
  const name = nameOfPayment(document);
  const release = { reason, isFinished: false };
  if ((await found(PAYMENTS, name, context)) === undefined) {
    const payment = wasHeld(row) ? heldBy(row, document, context) : undefined;
    if (payment === undefined) return;
    const kept = await keep(document, context.journal, { payment: payment.released(context.now()), release });
    if (kept.exchanged) return;
  }
  await change(PAYMENTS, name, context, (state) => {
    const kept = state as KeptPayment;
    const payment = paymentIn(kept, context).released(context.now());
    return { next: { ...kept, payment, release: kept.release ?? release } };
  });
}

/** Records that the number and the table have followed the release of a payment. */
async function finishRelease(document: Document, context: WithJournal): Promise<void> {
  const name = nameOfPayment(document);
  if ((await found(PAYMENTS, name, context)) === undefined) return;
  await change(PAYMENTS, name, context, (state) => {
    const { release } = state as KeptPayment;
    return {
      next: { ...(state as KeptPayment), ...(release && { release: { ...release, isFinished: true } }) },
    };
  });
}

export async function isReleased(row: JournalRow, context: WithJournal): Promise<boolean> {
  if (row.operation !== 'issue') return false;
  const kept = await found(PAYMENTS, nameOfPayment(documentIn(row) as unknown as Document), context);
  return kept !== undefined && paymentIn(kept.state, context).releasedAt !== undefined;
}

/** The payment of a held document from its row; `undefined` if its signatures fit no payment, so that none is kept. */
function heldBy(row: JournalRow, document: Document, { now }: WithJournal): PosPayment | undefined {
  const outcome = { kind: 'held', uid: row.result?.uid, providerSignature: signaturesOf(row) } as const;
  try {
    return holdPosPayment({ document, outcome }, { now: now() });
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) return undefined;
    throw error;
  }
}

/** What a person states who gives a document up. */
export const reason = text.trim().max(1000).meta({ description: 'Why. It is kept with the number.' });

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
    const what = operationTexts.giveUp.document[language];
    throw new OperationError('not-found', { what, name }, language);
  }
  const ended = await giveUpDocument(row, why, context);
  if ('leased' in ended)
    throw new ClientError('call/same-number-in-flight', { params: { what: name }, locale });
  if ('standing' in ended) throw new OperationError('answered', { name }, language);
  return ended.number as z.infer<typeof fateOfNumber>;
}

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
