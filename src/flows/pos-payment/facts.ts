import type { Locale } from '../../issues/inside.js';
import type { Document, ProviderSignature } from '../../types/index.js';
import type { OutcomeKind } from '../shared/answer.js';
import type { UnsettledCharge } from './asked.js';
import type { WaitingSignature } from './ledger.js';

/**
 * Options of a payment flow.
 *
 * @example
 * const options: PosPaymentOptions = { locale: el, now: new Date() };
 */
export interface PosPaymentOptions {
  /** The language of refusals. Default: English. */
  readonly locale?: Locale;
  /** The time at which the document was held, for signatures that do not state their time. */
  readonly now?: Date;
}

/**
 * A held document, with the outcome of the client or the service's answer.
 *
 * @example
 * const held: HeldForPos = { document: receipt, outcome: await client.issue(receipt, { skipSignature: false }) };
 */
export type HeldForPos = {
  /** The document as it was sent, with `skipSignature=false`. */
  readonly document: Document;
} & (
  | {
      /** The outcome of issuing it. Any outcome other than `held` is refused. */
      readonly outcome: HoldingOutcome;
      readonly answer?: undefined;
      readonly uid?: undefined;
    }
  | {
      /** The service's answer, from `JSON.parse` or `response.json()`, or only its `providerSignature`. */
      readonly answer: unknown;
      /** The UID of the document; needed only if the answer is about several documents. */
      readonly uid?: string | undefined;
      readonly outcome?: undefined;
    }
);

/** An outcome of the client, as far as a payment needs it. */
export interface HoldingOutcome {
  readonly kind: OutcomeKind;
  readonly uid?: string | null | undefined;
  readonly providerSignature?: readonly ProviderSignature[] | undefined;
}

/**
 * An unsettled charge of a held document.
 *
 * @example
 * const [{ payment, amount, reference }]: readonly UnsettledPayment[] = session.unsettled();
 */
export interface UnsettledPayment extends UnsettledCharge {
  /** The index of the payment in `paymentMethods`, from 0. */
  readonly payment: number;
}

/**
 * A payment whose signature has something left, with what the terminal needs.
 *
 * @example
 * const [{ terminalId, token, left }]: readonly WaitingPayment[] = session.pending(new Date());
 */
export interface WaitingPayment extends WaitingSignature {
  /** The index of the payment in `paymentMethods`, from 0. */
  readonly payment: number;
  readonly terminalId?: string;
  readonly posNspId?: number;
}
