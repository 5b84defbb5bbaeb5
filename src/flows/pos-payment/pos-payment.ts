import type { Locale } from '../../issues/locale.js';
import type { IssuedDocument, PosCompletion } from '../../types/index.js';
import { type Answer, type Identity, verdictOf } from '../shared/answer.js';
import { freezeDeeply } from '../shared/freeze.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import { readState } from '../shared/state.js';
import { type Trying, trying } from '../shared/tried.js';
import { unsettledIn, unsettledOf } from './asked.js';
import { clockOf, recorded } from './charge.js';
import { withAsked, withDeclined } from './charging.js';
import { isExpired, isMoment } from './expiry.js';
import type {
  HeldForPos,
  PosChargeFacts,
  PosChargingFacts,
  PosDeclinedFacts,
  PosPaymentOptions,
  UnsettledPayment,
  WaitingPayment,
} from './facts.js';
import { readPosPaymentOptions } from './facts.js';
import { HEAD, type PosPaymentState, stateForm } from './held-state.js';
import { heldOf } from './hold.js';
import { type HeldSignature, type PosCharge, waitingOf } from './ledger.js';
import { type PaidByPos, paidIn, withFinalTypes } from './paid.js';
import { answeredBy, refused, sending, sentIn, withReversed } from './settle.js';
import { heldBy } from './which-signature.js';

/**
 * A completion: the flow that knows it was sent, the body to send, and what is not charged yet.
 *
 * @example
 * const { payment, body, uncharged }: PosCompletionStep = session.completion();
 */
export interface PosCompletionStep {
  readonly payment: PosPayment;
  /** The body of `CompletionPosInvoices`: an array, ready for `JSON.stringify`. */
  readonly body: readonly PosCompletion[];
  readonly uncharged: readonly WaitingPayment[];
}

const STEPS = [
  'pending',
  'balanceOf',
  'charging',
  'declined',
  'charged',
  'reversed',
  'completion',
  'completed',
  'completionRefused',
] as const;

/**
 * The payment of a held document over a locked terminal: which signatures wait, what was charged, and the body that
 * completes it. Immutable; every step gives the next one. `JSON.stringify` stores it, `posPaymentFromJSON` brings it back:
 * store it after every step, for the customer has paid.
 *
 * @example
 * let session = holdPosPayment({ document, answer });
 * const [waiting] = session.pending(new Date());
 * session = session.charged({ token: waiting.token, transactionId: '000417', paymentAmount: '20.00', paymentType: 7, at: new Date() });
 */
export class PosPayment {
  readonly #state: PosPaymentState;
  readonly #locale: Locale | undefined;

  private constructor(state: PosPaymentState, locale: Locale | undefined) {
    this.#state = freezeDeeply(state);
    this.#locale = locale;
  }

  /** Use `holdPosPayment`. */
  static held(given: HeldForPos, options: PosPaymentOptions | undefined): PosPayment {
    const { locale, now } = readPosPaymentOptions(options);
    const { document, uid, signatures } = heldOf(
      membersOf(given),
      isMoment(now) ? now : undefined,
      new Refusing(locale),
    );
    const state = {
      ...HEAD,
      document,
      ...(uid !== undefined && { uid }),
      signatures,
      charges: [],
      asked: [],
    };
    return new PosPayment(state, locale);
  }

  /** Use `posPaymentFromJSON`. */
  static fromJSON(json: unknown, options: PosPaymentOptions | undefined): PosPayment {
    const { locale } = readPosPaymentOptions(options);
    return new PosPayment(readState(HEAD, stateForm, json, new Refusing(locale)), locale);
  }

  /** Every charge that was recorded, in its order. */
  get charges(): readonly PosCharge[] {
    return this.#state.charges;
  }

  /** What was completed, by payment and final type: keep it with the document. */
  get paid(): readonly PaidByPos[] {
    return paidIn(this.#state);
  }

  /**
   * The document with its MARK, once a completion was answered: archive and print this one, not the one that was sent. A
   * payment that was completed by one type alone has that type, and the printed label follows it, unless it was stated in
   * words of your own. One that was completed by both types stays as it was sent: `paid` tells them apart.
   */
  get issued(): IssuedDocument | undefined {
    const { document, mark, uid } = this.#state;
    const { paid } = this;
    if (paid.length === 0) return undefined;
    return {
      document: withFinalTypes(document, paid),
      ...(mark !== undefined && { mark }),
      ...(uid !== undefined && { uid }),
    };
  }

  /**
   * The signatures that can be charged at that moment: something is left on them, they are valid, and no charge on them is
   * without its end.
   */
  pending(now: Date): readonly WaitingPayment[] {
    const refusing = this.#refusing();
    const moment = clockOf(now, [], refusing);
    refusing.done();
    return this.uncharged().filter(
      ({ expires, token }) =>
        (moment === undefined || !isExpired(expires, moment)) && unsettledIn(this.#state, token).length === 0,
    );
  }

  /** The signatures on which something is left, also those that have expired. */
  uncharged(): readonly WaitingPayment[] {
    return this.#state.signatures.map((held) => this.#waiting(held)).filter(({ left }) => left !== '0.00');
  }

  /** How a signature stands: its balance, and what is left of it, also where that is `0.00` or the signature has expired. */
  balanceOf(token: string): WaitingPayment {
    return this.#waiting(heldBy(this.#state, { token }, this.#refusing()));
  }

  /**
   * The charges that were recorded by `charging` and have no end: after a crash, ask each terminal or its NSP what became of
   * them, then record `charged` or `declined`. The customer may have paid.
   */
  unsettled(): readonly UnsettledPayment[] {
    return unsettledIn(this.#state).flatMap((asked) => {
      const held = this.#state.signatures.find(({ signature }) => signature.token === asked.signatureToken);
      return held === undefined ? [] : [{ ...this.#paymentOf(held), ...unsettledOf(asked) }];
    });
  }

  /**
   * Records that a terminal is about to be asked for a charge; store the payment before it is asked. `charged` or `declined`
   * ends it. Until then nothing else is charged on the signature, and nothing is completed.
   */
  charging(facts: PosChargingFacts): PosPayment {
    const refusing = this.#refusing();
    return this.#with(withAsked(this.#state, heldBy(this.#state, facts, refusing), facts, refusing));
  }

  /** Records that a charge which was asked for came to nothing; once more changes nothing. */
  declined(facts: PosDeclinedFacts): PosPayment {
    const refusing = this.#refusing();
    return this.#with(withDeclined(this.#state, heldBy(this.#state, facts, refusing), facts, refusing));
  }

  /**
   * Records what the terminal charged: all of a signature or a part, with a tip on top or not. The same charge once more
   * changes nothing.
   */
  charged(facts: PosChargeFacts): PosPayment {
    const refusing = this.#refusing();
    return this.#with(recorded(this.#state, heldBy(this.#state, facts, refusing), facts, refusing));
  }

  /** Records that the terminal returned a charge before it was sent to the service. */
  reversed(transactionId: string): PosPayment {
    return this.#with(withReversed(this.#state, transactionId, this.#refusing()));
  }

  /**
   * The body of `CompletionPosInvoices` with all that was charged. Until an answer is recorded it stays the same, so that
   * it can be sent again after a lost answer.
   */
  completion(): PosCompletionStep {
    const payment = this.#with(sending(this.#state, this.#refusing()));
    const body = sentIn(payment.#state).map(bodyOf);
    return { payment, body: freezeDeeply(body), uncharged: payment.uncharged() };
  }

  /**
   * Records what the service answered to the completion: an outcome of the client, or the members of an answer. The same
   * answer again changes nothing, as after a crash, as long as no other charge waits; after an answer without MARK, the
   * MARK may follow. After `refused` none of it was taken; after `held` and `unknown` the completion stays as it was sent.
   */
  completed(answer: Answer): PosPayment {
    const refusing = this.#refusing();
    const verdict = verdictOf(answer, refusing);
    const ledger = answeredBy(this.#state, verdict.says, refusing);
    if (verdict.says !== 'issued') return this.#with(ledger);
    const { identity } = verdict;
    this.#checkSame('mark', identity, refusing);
    this.#checkSame('uid', identity, refusing);
    refusing.done();
    return this.#with({ ...ledger, ...identity });
  }

  /**
   * Records that the service refused the completion, so that none of it was taken; once more changes nothing. Never after
   * a lost answer: that completion may have come through.
   */
  completionRefused(): PosPayment {
    return this.#with(refused(this.#state, this.#refusing()));
  }

  /** The steps in the form that does not throw. */
  get try(): Trying<PosPayment, (typeof STEPS)[number]> {
    return trying(this, STEPS);
  }

  /** The state as plain JSON, with its checksum. */
  toJSON(): Sealed<PosPaymentState> {
    return sealed(this.#state);
  }

  #refusing(): Refusing {
    return new Refusing(this.#locale);
  }

  #with(changed: Partial<PosPaymentState>): PosPayment {
    return new PosPayment({ ...this.#state, ...changed }, this.#locale);
  }

  #waiting(held: HeldSignature): WaitingPayment {
    return { ...this.#paymentOf(held), ...waitingOf(this.#state, held) };
  }

  #paymentOf({ payment }: HeldSignature): Pick<WaitingPayment, 'payment' | 'terminalId' | 'posNspId'> {
    const { terminalId, posNspId } = this.#state.document.paymentMethods?.[payment] ?? {};
    return {
      payment,
      ...(terminalId !== undefined && { terminalId }),
      ...(posNspId !== undefined && { posNspId }),
    };
  }

  /** A document that is completed in parts keeps its MARK and its UID. */
  #checkSame(name: keyof Identity, identity: Identity, refusing: Refusing): void {
    const expected = this.#state[name];
    const found = identity[name];
    if (expected === undefined || found === undefined || expected === found) return;
    refusing.add('pos-payment/other-document', [name], { expected, found });
  }
}

const bodyOf = ({ at: _at, state: _state, expired: _expired, ...completion }: PosCharge): PosCompletion =>
  completion;

/**
 * Begins the payment of a document that the service holds for a locked terminal, from its outcome or from the answer. It finds one signature for each payment
 * of type 7 or 8, wherever the answer has them; tokens and data stay as they came.
 *
 * @throws RefusedStepError when signatures and payments do not fit: none may be lost, and none charged for another.
 * @example
 * const outcome = await client.issue(receipt, { skipSignature: false });
 * if (outcome.kind === 'held') save(JSON.stringify(holdPosPayment({ document: receipt, outcome })));
 */
export function holdPosPayment(held: HeldForPos, options?: PosPaymentOptions): PosPayment {
  return PosPayment.held(held, options);
}

/**
 * Brings a stored payment back, with every charge that was recorded.
 *
 * @throws RefusedStepError when it is not wholly understood.
 * @example
 * const session = posPaymentFromJSON(JSON.parse(stored));
 */
export function posPaymentFromJSON(json: unknown, options?: PosPaymentOptions): PosPayment {
  return PosPayment.fromJSON(json, options);
}
