import { canonicalJson, type PosPayment } from '../../flows/inside.js';
import type { Locale } from '../../issues/inside.js';
import type { Document } from '../../types/index.js';
import { type Journal, OWN, own } from '../client/journal/inside.js';
import { TerminalError } from './error.js';
import type { OriginalCharge } from './family.js';

/** How the names of the states begin that have the payments of held documents. */
export const PAYMENT_PREFIX = `${OWN}payment `;

/** The name of the payment of a document: issuer, branch, type, series and number. */
export const nameOfPayment = ({ issuer, invoiceHeader: { invoiceType, series, aa } }: Document): string =>
  [issuer.vatNumber, issuer.branch, invoiceType, series, aa].join('-');

/** The part of a journal that a terminal needs. */
export type ChargeJournal = Pick<Journal, 'storedState' | 'exchangeState'>;

interface Kept {
  readonly payment: unknown;
  /** What a void or a refund of a charge needs, by its transaction id. */
  readonly originals?: Readonly<Record<string, OriginalCharge>>;
}

/** The payment of one document in a journal. What is stored there counts, whatever the caller has. */
export class KeptPayment {
  readonly #journal: ChargeJournal;
  readonly #given: PosPayment;
  readonly #locale: Locale | undefined;
  readonly #name: string;
  #kept: Kept | undefined;
  #version: number | undefined;

  constructor(journal: ChargeJournal, given: PosPayment, locale: Locale | undefined) {
    this.#journal = journal;
    this.#given = given;
    this.#locale = locale;
    this.#name = `${PAYMENT_PREFIX}${nameOfPayment(given.toJSON().document)}`;
  }

  /** What a void or a refund of a charge needs. */
  get originals(): Readonly<Record<string, OriginalCharge>> {
    return this.#kept?.originals ?? {};
  }

  /**
   * The payment as it is stored.
   *
   * @throws TerminalError if the document was signed anew although a charge with an earlier signature is open
   */
  async load(): Promise<PosPayment> {
    const stored = await this.#journal.storedState(this.#name);
    this.#version = stored?.version;
    this.#kept = stored?.state as Kept | undefined;
    if (this.#kept === undefined) return this.#given;
    // The class of the caller's payment: this room does not load the flows.
    const { fromJSON } = this.#given.constructor as typeof PosPayment;
    const payment = fromJSON(this.#kept.payment, { ...(this.#locale && { locale: this.#locale }) });
    if (tokensOf(payment) === tokensOf(this.#given)) {
      return stepsOf(payment) >= stepsOf(this.#given) ? payment : this.#given;
    }
    const isOpen = payment.charges.some(({ state }) => state === 'charged' || state === 'sent');
    if (isOpen || payment.unsettled().length > 0)
      throw new TerminalError('terminal/earlier-signature', {}, this.#locale);
    return this.#given;
  }

  /** Stores the next state of what was loaded. `false`: another process was faster, so load it again. */
  async store(payment: PosPayment, original?: readonly [transactionId: string, charge: OriginalCharge]) {
    const originals = { ...this.originals, ...(original && Object.fromEntries([original])) };
    const next = own({ ...this.#kept, payment, originals });
    const plain: unknown = JSON.parse(JSON.stringify(next));
    const { exchanged } = await this.#journal.exchangeState(this.#name, this.#version, plain);
    return exchanged;
  }

  /** Changes the payment as it is stored by then. */
  async change(
    step: (payment: PosPayment) => PosPayment,
    original?: readonly [transactionId: string, charge: OriginalCharge],
  ): Promise<PosPayment> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const next = step(await this.load());
      if (await this.store(next, original)) return next;
    }
    throw new TerminalError('terminal/changed', {}, this.#locale);
  }
}

const MOST_TRIES = 20;

const tokensOf = (payment: PosPayment): string =>
  canonicalJson(payment.toJSON().signatures.map(({ signature }) => signature.token));

/** How much of a payment is recorded. */
const stepsOf = (payment: PosPayment): number => payment.toJSON().asked.length + payment.charges.length;

/** Digits of a UUID before each hyphen. */
const GROUPS = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;

/**
 * The till's own key of a charge, a UUID: from the document, the signature, and the number of the attempt. So a till that
 * was killed makes the same key again, and a document that was signed anew gets another one.
 */
export async function keyOf(document: Document, token: string, attempt: number): Promise<string> {
  const text = canonicalJson([document, token, attempt]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(GROUPS, '$1-$2-8$3-8$4-$5');
}
