import { subtractHeld } from '../../money/held.js';
import { type Cents, centsOfNumber, centsToString, zeroCents } from '../../money/index.js';
import type { PosCompletion, PosSignature } from '../../types/index.js';

/**
 * A signature, and the payment of the document that it is for.
 *
 * @example
 * const held: HeldSignature = { payment: 1, expires: '2026-11-21T10:00:00.000Z', signature };
 */
export interface HeldSignature {
  /** The index of the payment in `paymentMethods`, from 0. */
  readonly payment: number;
  /** When it expires, ISO 8601 in UTC; absent if unknown. */
  readonly expires?: string | undefined;
  readonly signature: PosSignature;
}

/**
 * A recorded charge on the terminal. `charged`: not yet sent to the service. `sent`: sent, without a recorded answer.
 * `completed`: answered. `reversed`: returned on the terminal before it was sent.
 *
 * @example
 * const { transactionId, paymentAmount, state }: PosCharge = session.charges[0];
 */
export interface PosCharge extends PosCompletion {
  /** When the terminal charged, ISO 8601 in UTC. */
  readonly at: string;
  /** The charge was recorded although the signature had expired. The service may refuse its completion. */
  readonly expired?: true | undefined;
  readonly state: 'charged' | 'sent' | 'completed' | 'reversed';
}

/**
 * A charge that was recorded before the terminal was called. `unsettled`: its result is unknown. `charged`: the
 * terminal charged, with the transaction id given here. `declined`: it did not.
 */
export interface AskedCharge {
  readonly signatureToken: string;
  readonly paymentAmount: number;
  readonly tipAmount?: number | undefined;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The caller's own reference, with which the terminal or the NSP can find it. */
  readonly reference?: string | undefined;
  readonly state: 'unsettled' | 'charged' | 'declined';
  readonly transactionId?: string | undefined;
}

/** Signatures, their charges, and the charges that were started on a terminal. */
export interface Ledger {
  readonly signatures: readonly HeldSignature[];
  readonly charges: readonly PosCharge[];
  readonly asked: readonly AskedCharge[];
}

/** The amount of a number that is known to be an amount. */
export const amountOf = (value: number): Cents => centsOfNumber(value) ?? zeroCents;

/** What can still be charged on a signature. Tips do not count. */
export function leftOn({ charges }: Ledger, { token, paymentBalance }: PosSignature): Cents {
  let left = amountOf(paymentBalance);
  for (const { signatureToken, paymentAmount, state } of charges) {
    if (signatureToken === token && state !== 'reversed') left = subtractHeld(left, amountOf(paymentAmount));
  }
  return left;
}

/**
 * A signature that is waiting for a charge, with what a terminal needs.
 *
 * @example
 * const waiting: WaitingSignature = { token: '9F2C…', balance: '20.00', left: '7.50' };
 */
export interface WaitingSignature {
  readonly token: string;
  readonly data?: string;
  readonly expires?: string;
  /** The total amount that can be collected with it, two decimals. */
  readonly balance: string;
  /** The amount that can still be collected with it, two decimals. */
  readonly left: string;
}

export function waitingOf(ledger: Ledger, { signature, expires }: HeldSignature): WaitingSignature {
  const { token, data, paymentBalance } = signature;
  return {
    token,
    ...(typeof data === 'string' && { data }),
    ...(expires !== undefined && { expires }),
    balance: centsToString(amountOf(paymentBalance)),
    left: centsToString(leftOn(ledger, signature)),
  };
}
