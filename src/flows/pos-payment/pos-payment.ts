import { centsToString } from '../../money/index.js';
import { isMoment } from '../../types/forms.js';
import type { Document, IssuedDocument, PosCompletion } from '../../types/index.js';
import type { ChargingFacts, WhichSignature } from '../generated/facts.js';
import { type DocumentAnswer, type Identity, verdictOf } from '../shared/answer.js';
import { freezeDeeply } from '../shared/freeze.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { readState } from '../shared/state.js';
import { type Trying, trying } from '../shared/tried.js';
import { refuseUnsettled } from './asked.js';
import { clockOf } from './charge.js';
import type { HeldForPos, PosPaymentOptions, UnsettledPayment, WaitingPayment } from './facts.js';
import { HEAD, type PosPaymentState, stateForm } from './held-state.js';
import { begunWith } from './hold.js';
import { amountOf, type HeldSignature, type PosCharge } from './ledger.js';
import { type PaidByPos, paidIn, withFinalTypes } from './paid.js';
import { PosSession, readPosPaymentOptions, SESSION_STEPS } from './session.js';
import { answeredBy, sending, sentIn } from './settle.js';
import { pendingIn, unchargedIn, unsettledPaymentsIn, waitingFor } from './waiting.js';
import { heldBy } from './which-signature.js';

const STEPS = [...SESSION_STEPS, 'released'] as const;

/**
 * A completion: the flow with the completion recorded as sent, what `client.completePosPayment` takes, and what is not
 * charged yet.
 *
 * @example
 * const step: PosCompletionStep = session.completion();
 * const outcome = await client.completePosPayment(step, { states: { payment: step.payment.toJSON() } });
 */
export interface PosCompletionStep {
  readonly payment: PosPayment;
  /** The body of `CompletionPosInvoices`: an array, ready for `JSON.stringify`. */
  readonly body: readonly PosCompletion[];
  /** The held document. */
  readonly document: Document;
  readonly uncharged: readonly WaitingPayment[];
}

/** What charges a payment: a terminal of `parastatiko/terminals`. */
export interface ChargingTerminal<Options, Result> {
  charge(payment: PosPayment, options: Options): Result;
}

/**
 * The payment of a held document at a linked terminal: the waiting signatures, the charges, and the body that
 * completes them. Immutable: every step returns a new one. `JSON.stringify` stores it, `posPaymentFromJSON` restores
 * it. Store it after every step, because the customer may have paid.
 *
 * @example
 * let session = holdPosPayment({ document, answer });
 * const [waiting] = session.pending(new Date());
 * session = session.charged({ token: waiting.token, transactionId: '000417', paymentAmount: '20.00', paymentType: 7, at: new Date() });
 */
export class PosPayment extends PosSession<PosPaymentState, WhichSignature> {
  /** Use `holdPosPayment`. */
  static held(given: HeldForPos, options: PosPaymentOptions | undefined): PosPayment {
    const { locale, now } = readPosPaymentOptions(options);
    const moment = isMoment(now) ? now : undefined;
    return new PosPayment(begunWith(membersOf(given), moment, new Refusing(locale)), locale);
  }

  /** Use `posPaymentFromJSON`. */
  static fromJSON(json: unknown, options: PosPaymentOptions | undefined): PosPayment {
    const { locale } = readPosPaymentOptions(options);
    return new PosPayment(readState(HEAD, stateForm, json, new Refusing(locale)), locale);
  }

  /** The completed amounts by payment and final type. Keep them with the document. */
  get paid(): readonly PaidByPos[] {
    return paidIn(this.state);
  }

  /**
   * The document with its MARK, after a completion was answered. Archive and print this document, not the one that was
   * sent. A payment that was completed by only one type has that type, and the printed label follows it, unless you
   * stated your own label. A payment that was completed by both types stays as it was sent; `paid` has both parts.
   */
  get issued(): IssuedDocument | undefined {
    return issuedIn(this.state);
  }

  /**
   * The signatures that can be charged at that time: they are valid, have something left, and have no unsettled charge.
   */
  pending(now: Date): readonly WaitingPayment[] {
    const refusing = this.refusing();
    const moment = clockOf(now, [], refusing);
    refusing.done();
    return this.releasedAt === undefined ? pendingIn(this.state, moment) : [];
  }

  /** The signatures with something left, including expired ones. */
  uncharged(): readonly WaitingPayment[] {
    return unchargedIn(this.state);
  }

  /**
   * The state of a signature: its balance and what is left of it, even if that is `0.00` or the signature has expired.
   */
  balanceOf(token: string): WaitingPayment {
    return waitingFor(this.state, heldBy(this.state, { token }, this.refusing()));
  }

  /**
   * The charges that were recorded by `charging` and are unsettled. After a crash, find out the result of each from the
   * terminal or its NSP, then record `charged` or `declined`. The customer may have paid.
   */
  unsettled(): readonly UnsettledPayment[] {
    return unsettledPaymentsIn(this.state);
  }

  /**
   * The body of `CompletionPosInvoices` with all charges. It stays the same until an answer is recorded, so that it can
   * be sent again after a lost answer.
   */
  completion(): PosCompletionStep {
    const refusing = this.refusing();
    refuseReleased(this.state, refusing);
    const payment = this.with(sending(this.state, refusing));
    const body = sentIn(payment.state).map(bodyOf);
    return {
      payment,
      body: freezeDeeply(body),
      document: this.state.document,
      uncharged: payment.uncharged(),
    };
  }

  /**
   * Records the service's answer to the completion: an outcome of the client, or the members of an answer. Repeating
   * the same answer, for example after a crash, changes nothing, as long as no other charge is waiting. After an answer
   * without a MARK, the MARK may follow. After `refused`, nothing was accepted. After `held` and `unknown`, the
   * completion stays as it was sent.
   */
  completed(answer: DocumentAnswer): PosPayment {
    const refusing = this.refusing();
    const verdict = verdictOf(answer, refusing);
    const ledger = answeredBy(this.state, verdict.says, refusing);
    if (verdict.says !== 'issued') return this.with(ledger);
    const { identity } = verdict;
    this.#checkSame('mark', identity, refusing);
    this.#checkSame('uid', identity, refusing);
    refusing.done();
    return this.with({ ...ledger, ...identity });
  }

  override charging(facts: ChargingFacts & WhichSignature): this {
    refuseReleased(this.state, this.refusing());
    return super.charging(facts);
  }

  /**
   * Records that the document will not be paid at a terminal, for example because the card was declined. No charge
   * can begin and nothing can be completed afterwards. Refused while the customer has paid, or may have paid. Repeating it
   * changes nothing. A charge that happened all the same is still recorded by `charged`, and is in `toReturn`.
   * No call tells the service: the held document expires there with its signature.
   */
  released(at: Date): PosPayment {
    return this.with(withReleased(this.state, at, this.refusing()));
  }

  /**
   * Charges this payment at a terminal of `parastatiko/terminals`, exactly once: what the journal has counts, so a till that
   * was killed calls it again.
   *
   * @example
   * const { kind, payment, text, next } = await held.charge(till, { journal });
   * if (kind === 'charged') await client.completePosPayment(payment.completion());
   */
  charge<Options, Result>(terminal: ChargingTerminal<Options, Result>, options: Options): Result {
    return terminal.charge(this, options);
  }

  /** When the document was released, ISO 8601 in UTC. */
  get releasedAt(): string | undefined {
    return this.state.released;
  }

  /**
   * The charges of a released document: no document will show them. Return the money on the terminal, then record
   * `reversed`.
   */
  get toReturn(): readonly PosCharge[] {
    return this.releasedAt === undefined ? [] : this.charges.filter(({ state }) => state === 'charged');
  }

  /** The steps in a form that does not throw. */
  get try(): Trying<PosPayment, (typeof STEPS)[number]> {
    return trying(this, STEPS);
  }

  protected override held(facts: WhichSignature, refusing: Refusing): HeldSignature {
    return heldBy(this.state, facts, refusing);
  }

  /** Refuses an answer with another MARK or UID. A document that is completed in parts keeps its own. */
  #checkSame(name: keyof Identity, identity: Identity, refusing: Refusing): void {
    const expected = this.state[name];
    const found = identity[name];
    if (expected === undefined || found === undefined || expected === found) return;
    refusing.add('pos-payment/other-document', [name], { expected, found });
  }
}

const bodyOf = ({ at: _at, state: _state, expired: _expired, ...completion }: PosCharge): PosCompletion =>
  completion;

/**
 * Begins the payment of a document that the service holds for a locked terminal, from its outcome or the service's
 * answer. It finds one signature for each payment of type 7 or 8, wherever the answer has them. Tokens and data are
 * kept unchanged.
 *
 * @throws RefusedStepError if signatures and payments do not match, so that no signature is lost or charged for the
 * wrong payment.
 * @example
 * const outcome = await client.issue(receipt, { skipSignature: false });
 * if (outcome.kind === 'held') save(JSON.stringify(holdPosPayment({ document: receipt, outcome })));
 */
export function holdPosPayment(held: HeldForPos, options?: PosPaymentOptions): PosPayment {
  return PosPayment.held(held, options);
}

/**
 * Restores a stored payment, with every recorded charge.
 *
 * @throws RefusedStepError if it cannot be fully understood.
 * @example
 * const session = posPaymentFromJSON(JSON.parse(stored));
 */
export function posPaymentFromJSON(json: unknown, options?: PosPaymentOptions): PosPayment {
  return PosPayment.fromJSON(json, options);
}

/** The document with its final payment types and its MARK; `undefined` before a completion is answered. */
function issuedIn(state: PosPaymentState): IssuedDocument | undefined {
  const { document, mark, uid } = state;
  const paid = paidIn(state);
  if (paid.length === 0) return undefined;
  return {
    document: withFinalTypes(document, paid),
    ...(mark !== undefined && { mark }),
    ...(uid !== undefined && { uid }),
  };
}

/** Records that a held document will not be paid at a terminal. Refused while the customer has paid, or may have paid. */
function withReleased(state: PosPaymentState, at: unknown, refusing: Refusing): PosPaymentState {
  if (state.released !== undefined) return state;
  refuseUnsettled(state, refusing);
  for (const { state: fate, transactionId, paymentAmount } of state.charges) {
    if (fate === 'reversed') continue;
    const amount = centsToString(amountOf(paymentAmount));
    refusing.add('pos-payment/release-charged', [], { transactionId, amount });
  }
  const moment = clockOf(at, [], refusing);
  refusing.done();
  return { ...state, released: moment.toISOString() };
}

/** Refuses steps that are not allowed once the document is released. */
function refuseReleased({ released }: PosPaymentState, refusing: Refusing): void {
  if (released !== undefined) refusing.refuse('pos-payment/released', [], { at: released });
}
