import { holdPosPayment, type PosPayment, posPaymentFromJSON } from '../../../flows/index.js';
import type { NumberTicket } from '../../../flows/inside.js';
import { english } from '../../../issues/inside.js';
import { ClientError } from '../../../sending/client/index.js';
import type { Held } from '../../../sending/client/inside.js';
import {
  type Journal,
  own,
  type StateExchange,
  type StoredState,
} from '../../../sending/client/journal/inside.js';
import type { OriginalCharge } from '../../../sending/terminals/index.js';
import { nameOfPayment, PAYMENT_PREFIX } from '../../../sending/terminals/inside.js';
import type { Document } from '../../../types/index.js';
import type { OperationContext, WithJournal } from '../core/context.js';
import { operationTexts } from '../core/generated/texts.js';
import type { Kind } from '../core/stored.js';

/** Payments of held documents. Their names are those of the documents. */
export const PAYMENTS: Kind = {
  prefix: PAYMENT_PREFIX,
  word: operationTexts.held.payments,
  list: 'GET /payments',
};

export { nameOfPayment };

export interface KeptPayment {
  readonly payment: unknown;
  /** The table that the document closes. */
  readonly table?: string;
  /** The number that was reserved for the document. */
  readonly ticket?: NumberTicket;
  /** What a void or a refund of a charge needs, by its transaction id: see `parastatiko/terminals`. */
  readonly originals?: Readonly<Record<string, OriginalCharge>>;
  /** The name of the call that sent the document. */
  readonly call?: string;
  /** Why it was released, and whether the number and the table have followed. */
  readonly release?: { readonly reason: string; readonly isFinished: boolean };
}

/**
 * The stored payment of a held document. One that is kept already stays: it may have been charged.
 *
 * @throws ClientError if the document was given up before its payment was kept
 */
export function keepHeld(
  state: StoredState | undefined,
  document: Document,
  outcome: Held,
  about: Omit<KeptPayment, 'payment'>,
  { locale = english, now }: WithJournal,
): unknown {
  if (state === undefined)
    return own({ payment: holdPosPayment({ document, outcome }, { now: now() }), ...about });
  const { release } = state.state as KeptPayment;
  if (release === undefined) return state.state;
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

export const paymentIn = (state: unknown, { locale }: Pick<OperationContext, 'locale'>): PosPayment =>
  posPaymentFromJSON((state as KeptPayment).payment, { ...(locale !== undefined && { locale }) });
