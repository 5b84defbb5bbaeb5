import type { Locale } from '../../issues/locale.js';
import { type OptionNames, readOptions } from '../../reading/options.js';
import type { Document, ProviderSignature } from '../../types/index.js';
import type { OutcomeKind } from '../shared/answer.js';
import type { UnsettledCharge } from './asked.js';
import type { ChargeFacts } from './charge.js';
import type { ChargingFacts } from './charging.js';
import type { Waiting } from './ledger.js';

/**
 * Options of a payment flow.
 *
 * @example
 * const options: PosPaymentOptions = { locale: el, now: new Date() };
 */
export interface PosPaymentOptions {
  /** The language of refusals; `en` unless told. */
  readonly locale?: Locale;
  /** The moment at which the document was held, for signatures that say nothing about their time. */
  readonly now?: Date;
}

const NAMES: OptionNames<PosPaymentOptions> = { locale: true, now: true };

/** The options of a payment flow, read once. */
export const readPosPaymentOptions = (given: unknown): Partial<PosPaymentOptions> =>
  readOptions<PosPaymentOptions>(given, NAMES);

/**
 * A held document with the outcome of the client, or with the answer that holds it.
 *
 * @example
 * const held: HeldForPos = { document: receipt, outcome: await client.issue(receipt, { skipSignature: false }) };
 */
export type HeldForPos = {
  /** The document as it was sent, with `skipSignature=false`. */
  readonly document: Document;
} & (
  | {
      /** What became of issuing it. One that is not `held` is refused. */
      readonly outcome: HoldingOutcome;
      readonly answer?: undefined;
      readonly uid?: undefined;
    }
  | {
      /** The answer of the service, as `JSON.parse` or `response.json()` gives it, or its `providerSignature` alone. */
      readonly answer: unknown;
      /** The UID of the document; needed only when the answer holds several documents. */
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
 * A charge and the signature that it used: its token, or the place of the payment in `paymentMethods`, from 0.
 *
 * @example
 * const charge: PosChargeFacts = { payment: 1, transactionId: '000417', paymentAmount: '20.00', paymentType: 7, at: new Date() };
 */
export type PosChargeFacts = ChargeFacts & WhichSignature;

/**
 * A charge that a terminal is about to be asked for, and the signature that it will use.
 *
 * @example
 * const charging: PosChargingFacts = { payment: 1, paymentAmount: '20.00', reference: 'till-2-000093', at: new Date() };
 */
export type PosChargingFacts = ChargingFacts & WhichSignature;

/**
 * A charge that came to nothing: its signature, and the reference where one was stated.
 *
 * @example
 * const declined: PosDeclinedFacts = { payment: 1, reference: 'till-2-000093' };
 */
export type PosDeclinedFacts = WhichSignature & { readonly reference?: string | undefined };

/** A signature: its token, or the place of its payment in `paymentMethods`, from 0. */
type WhichSignature =
  | { readonly token: string; readonly payment?: undefined }
  | { readonly payment: number; readonly token?: undefined };

/**
 * A charge of a held document that has no end yet.
 *
 * @example
 * const [{ payment, amount, reference }]: readonly UnsettledPayment[] = session.unsettled();
 */
export interface UnsettledPayment extends UnsettledCharge {
  /** The payment's place in `paymentMethods`, from 0. */
  readonly payment: number;
}

/**
 * A payment line whose signature has something left, with what the terminal needs.
 *
 * @example
 * const [{ terminalId, token, left }]: readonly WaitingPayment[] = session.pending(new Date());
 */
export interface WaitingPayment extends Waiting {
  /** The payment's place in `paymentMethods`, from 0. */
  readonly payment: number;
  readonly terminalId?: string;
  readonly posNspId?: number;
}
