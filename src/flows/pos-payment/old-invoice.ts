import { centsToString } from '../../money/index.js';
import { isMoment } from '../../types/forms.js';
import type {
  OldInvoiceCompletionQuery,
  OldInvoiceRequest,
  OldInvoiceSignatureQuery,
} from '../../types/index.js';
import type { OldInvoiceFacts } from '../generated/facts.js';
import { type DocumentAnswer, verdictOf } from '../shared/answer.js';
import { freezeDeeply } from '../shared/freeze.js';
import { Refusing } from '../shared/refusing.js';
import { readState } from '../shared/state.js';
import { type Trying, trying } from '../shared/tried.js';
import { refuseUnsettled, type UnsettledCharge, unsettledIn, unsettledOf } from './asked.js';
import { clockOf } from './charge.js';
import { expiryOf, isExpired } from './expiry.js';
import type { PosPaymentOptions } from './facts.js';
import {
  amountOf,
  type HeldSignature,
  type Ledger,
  type PosCharge,
  type WaitingSignature,
  waitingOf,
} from './ledger.js';
import { begun, HEAD, type OldInvoicePosPaymentState, stateForm } from './old-invoice-state.js';
import { PosSession, readPosPaymentOptions, SESSION_STEPS } from './session.js';
import { answeredBy, sending, sentIn } from './settle.js';
import { signaturesIn } from './signatures.js';
import { heldBy } from './which-signature.js';

/**
 * A completion: the flow with the completion recorded as sent, the call to make, and what is not charged yet.
 *
 * @example
 * const { payment, request }: OldInvoiceCompletionStep = session.completion();
 */
export interface OldInvoiceCompletionStep {
  readonly payment: OldInvoicePosPayment;
  /** One charge, for `CompletionAskSignatureForOldInvoice`. */
  readonly request: OldInvoiceRequest<OldInvoiceCompletionQuery>;
  readonly uncharged: readonly WaitingSignature[];
}

const STEPS = ['signed', ...SESSION_STEPS] as const;

/**
 * The payment of an older document at a terminal, such as an invoice on credit: request a signature, charge,
 * complete. The calls are returned as data; nothing is sent here. Immutable, and stored in the same way as
 * `PosPayment`.
 *
 * @example
 * let session = oldInvoicePosPayment({ mark: '400001970000109', terminalId: '16000123', posNspId: 2 });
 * session = session.signed(await ask(session.request));
 */
export class OldInvoicePosPayment extends PosSession<OldInvoicePosPaymentState, unknown> {
  /** Use `oldInvoicePosPayment`. */
  static of(facts: OldInvoiceFacts, options: PosPaymentOptions | undefined): OldInvoicePosPayment {
    const { locale } = readPosPaymentOptions(options);
    return new OldInvoicePosPayment(begun(facts, new Refusing(locale)), locale);
  }

  /** Use `oldInvoicePosPaymentFromJSON`. */
  static fromJSON(json: unknown, options: PosPaymentOptions | undefined): OldInvoicePosPayment {
    const { locale } = readPosPaymentOptions(options);
    return new OldInvoicePosPayment(readState(HEAD, stateForm, json, new Refusing(locale)), locale);
  }

  /** The call `AskSignatureForOldInvoice`. */
  get request(): OldInvoiceRequest<OldInvoiceSignatureQuery> {
    return signatureRequestOf(this.state);
  }

  /**
   * Records the signature from the service. A new one replaces one that was never charged.
   *
   * @param now the time of the answer, for a signature that does not state its time
   */
  signed(answer: unknown, now?: Date): OldInvoicePosPayment {
    return this.with(withSignature(this.state, answer, isMoment(now) ? now : undefined, this.refusing()));
  }

  /** The signature, if it can be charged at that time and has no unsettled charge. */
  pending(now: Date): readonly WaitingSignature[] {
    const refusing = this.refusing();
    const moment = clockOf(now, [], refusing);
    refusing.done();
    if (unsettledIn(this.state).length > 0) return [];
    return this.uncharged().filter(({ expires }) => !isExpired(expires, moment));
  }

  /** The signature, if something is left on it, even if it has expired. */
  uncharged(): readonly WaitingSignature[] {
    return this.state.signatures
      .map((held) => waitingOf(this.state, held))
      .filter(({ left }) => left !== '0.00');
  }

  /**
   * The state of a signature: its balance and what is left of it, even if that is `0.00` or the signature has expired.
   */
  balanceOf(token: string): WaitingSignature {
    const refusing = this.refusing();
    this.held(undefined, refusing);
    return waitingOf(this.state, heldBy(this.state, { token }, refusing));
  }

  /** The charge that was recorded by `charging` and is unsettled, as in `PosPayment.unsettled`. */
  unsettled(): readonly UnsettledCharge[] {
    const { terminalId, posNspId } = this.state;
    return unsettledIn(this.state).map((asked) => ({ terminalId, posNspId, ...unsettledOf(asked) }));
  }

  /** Records that the charge was declined. Repeating it changes nothing. */
  override declined(facts: { readonly reference?: string | undefined } = {}): this {
    return super.declined(facts);
  }

  /**
   * The call `CompletionAskSignatureForOldInvoice` for the next charge, one at a time. It stays the same until it is
   * answered.
   */
  completion(): OldInvoiceCompletionStep {
    const refusing = this.refusing();
    const payment = this.with(sending(this.state, refusing, 1));
    const [charge] = sentIn(payment.state) as [PosCharge];
    const request = completionRequestOf(this.state, charge);
    return { payment, request: freezeDeeply(request), uncharged: payment.uncharged() };
  }

  /**
   * Records that the service accepted the completion, or an outcome of the client, as in `PosPayment.completed`.
   * Repeating it changes nothing, as long as no other charge is waiting.
   */
  completed(outcome?: DocumentAnswer): OldInvoicePosPayment {
    const refusing = this.refusing();
    const says = outcome === undefined ? 'issued' : verdictOf(outcome, refusing).says;
    return this.with(answeredBy(this.state, says, refusing));
  }

  /** The steps in a form that does not throw. */
  get try(): Trying<OldInvoicePosPayment, (typeof STEPS)[number]> {
    return trying(this, STEPS);
  }

  protected override held(_facts: unknown, refusing: Refusing): HeldSignature {
    const [held] = this.state.signatures;
    return held ?? refusing.refuse('pos-payment/not-signed', []);
  }
}

/**
 * Begins the payment of an older document at a terminal.
 *
 * @throws RefusedStepError if the MARK or the terminal is missing.
 * @example
 * const session = oldInvoicePosPayment({ mark: '400001970000109', terminalId: '16000123', posNspId: 2 });
 */
export function oldInvoicePosPayment(
  facts: OldInvoiceFacts,
  options?: PosPaymentOptions,
): OldInvoicePosPayment {
  return OldInvoicePosPayment.of(facts, options);
}

/**
 * Restores a stored payment of an older document.
 *
 * @throws RefusedStepError if it cannot be fully understood.
 * @example
 * const session = oldInvoicePosPaymentFromJSON(JSON.parse(stored));
 */
export function oldInvoicePosPaymentFromJSON(
  json: unknown,
  options?: PosPaymentOptions,
): OldInvoicePosPayment {
  return OldInvoicePosPayment.fromJSON(json, options);
}

/** The call `AskSignatureForOldInvoice`. */
const signatureRequestOf = ({
  mark,
  terminalId,
  posNspId,
}: OldInvoicePosPaymentState): OldInvoiceRequest<OldInvoiceSignatureQuery> => ({
  query: { terminalId, posNspId: String(posNspId) },
  body: mark,
});

/** The call `CompletionAskSignatureForOldInvoice` for one charge. */
const completionRequestOf = (
  { mark }: OldInvoicePosPaymentState,
  charge: PosCharge,
): OldInvoiceRequest<OldInvoiceCompletionQuery> => ({ query: queryOf(charge), body: mark });

function queryOf({
  signatureToken,
  transactionId,
  paymentAmount,
  tipAmount,
  paymentType,
}: PosCharge): OldInvoiceCompletionQuery {
  return {
    signatureToken,
    transactionId,
    paymentAmount: centsToString(amountOf(paymentAmount)),
    ...(tipAmount !== undefined && { tipAmount: centsToString(amountOf(tipAmount)) }),
    paymentType: paymentType === 7 ? '7' : '8',
  };
}

/** The ledger with the one signature of an answer. It replaces a signature that was never charged. */
function withSignature(ledger: Ledger, answer: unknown, now: Date | undefined, refusing: Refusing): Ledger {
  if (ledger.charges.length > 0) refusing.refuse('pos-payment/charged-already', []);
  refuseUnsettled(ledger, refusing);
  const signatures = signaturesIn(answer, refusing, []);
  if (signatures.length > 1)
    refusing.refuse('pos-payment/several-signatures', [], { signatures: signatures.length });
  const [{ signature }] = signatures;
  if (signature.isExpired === true) refusing.refuse('pos-payment/signature-expired', []);
  const expires = expiryOf(signature, undefined, now);
  const held = { payment: 0, ...(expires !== undefined && { expires }), signature };
  return { signatures: [held], charges: [], asked: [] };
}
