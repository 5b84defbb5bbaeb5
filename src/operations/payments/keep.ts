import { ClientError } from '../../client/error.js';
import { type DatedNumber, numberIn } from '../../client/issue/work.js';
import type { Journal } from '../../client/journal/journal.js';
import { OWN, own } from '../../client/journal/own-states.js';
import type { StateExchange } from '../../client/journal/states.js';
import type { Held } from '../../client/outcomes/outcome.js';
import { holdPosPayment, type PosPayment, posPaymentFromJSON } from '../../flows/pos-payment/pos-payment.js';
import { english } from '../../issues/locale.js';
import type { Document } from '../../types/index.js';
import type { OperationContext, WithJournal } from '../core/context.js';
import { commitNumber } from '../core/numbers.js';
import type { Kind } from '../core/stored.js';

/** Payments of held documents. Their names are those of the documents. */
export const PAYMENTS: Kind = { prefix: `${OWN}payment `, word: { en: 'payment', el: 'πληρωμή' } };

/** The name of the payment of a document: issuer, branch, type, series and number. */
export function nameOfPayment(document: Document): string {
  const { vatNumber, branch, invoiceType, series, aa } = numberIn(document) as DatedNumber;
  return [vatNumber, branch, invoiceType, series, aa].join('-');
}

/** A stored payment. */
export interface KeptPayment {
  readonly payment: unknown;
  /** The table that the document closes. */
  readonly table?: string;
  /** The key of the call that sent the document: its number was reserved for it. */
  readonly key?: string;
  /** Why it was released, and whether the number and the table have followed. */
  readonly release?: { readonly reason: string; readonly isFinished: boolean };
}

/**
 * Keeps the payment of a held document, unless it is kept already: it may have been charged.
 *
 * @throws ClientError if the document was given up before its payment was kept
 */
export async function keepPayment(
  document: Document,
  outcome: Held,
  table: string | undefined,
  { journal, key, locale = english, now }: WithJournal,
): Promise<void> {
  const payment = holdPosPayment({ document, outcome }, { now: now() });
  const { stored } = await keep(document, journal, {
    payment,
    ...(table !== undefined && { table }),
    ...(key !== undefined && { key }),
  });
  const { release } = (stored?.state ?? {}) as Partial<KeptPayment>;
  if (release === undefined) return;
  const { invoiceType, series, aa } = document.invoiceHeader;
  throw new ClientError('call/given-up', {
    params: { what: `${invoiceType} ${series} ${aa}`, reason: release.reason },
    part: 'new-document',
    locale,
  });
}

/** Stores a payment, unless there is one. */
export const keep = (document: Document, journal: Journal, kept: KeptPayment): Promise<StateExchange> =>
  journal.exchangeState(
    `${PAYMENTS.prefix}${nameOfPayment(document)}`,
    undefined,
    JSON.parse(JSON.stringify(own(kept))),
  );

/** The payment of a stored state. */
export const paymentIn = (state: unknown, { locale }: Pick<OperationContext, 'locale'>): PosPayment =>
  posPaymentFromJSON((state as KeptPayment).payment, { ...(locale !== undefined && { locale }) });

/** Records the outcome of a number that was reserved by the call that sent the document. */
export const commitPaid = (
  { key }: KeptPayment,
  document: Document,
  context: WithJournal,
  outcome: Parameters<typeof commitNumber>[2],
): Promise<void> => commitNumber({ ...context, key }, document, outcome);
