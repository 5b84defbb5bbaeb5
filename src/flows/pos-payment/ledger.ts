import { subtractHeld } from '../../money/held.js';
import { type Cents, centsOfNumber, centsToString, zeroCents } from '../../money/index.js';
import type { PosCompletion, PosSignature } from '../../types/index.js';

/**
 * A signature, and the payment line of the document that it is for.
 *
 * @example
 * const held: HeldSignature = { payment: 1, expires: '2026-11-21T10:00:00.000Z', signature };
 */
export interface HeldSignature {
  /** The payment's place in `paymentMethods`, from 0. */
  readonly payment: number;
  /** When it stops being valid, ISO 8601 in UTC; absent when nothing says so. */
  readonly expires?: string | undefined;
  readonly signature: PosSignature;
}

/**
 * A charge on the terminal, as it was recorded. `charged`: not sent to the service yet. `sent`: sent, without a
 * recorded answer. `completed`: answered. `reversed`: returned on the terminal before it was sent.
 *
 * @example
 * const { transactionId, paymentAmount, state }: PosCharge = session.charges[0];
 */
export interface PosCharge extends PosCompletion {
  /** When the terminal charged, ISO 8601 in UTC. */
  readonly at: string;
  /** The signature had expired by then, and it was recorded all the same: the service may refuse its completion. */
  readonly expired?: true | undefined;
  readonly state: 'charged' | 'sent' | 'completed' | 'reversed';
}

/**
 * A charge that was recorded before the terminal was asked for it. `unsettled`: what became of it is not known. `charged`:
 * the terminal charged, under the transaction id that stands here. `declined`: it did not.
 */
export interface AskedCharge {
  readonly signatureToken: string;
  readonly paymentAmount: number;
  readonly tipAmount?: number | undefined;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The caller's own name for it, by which the terminal or the NSP finds it. */
  readonly reference?: string | undefined;
  readonly state: 'unsettled' | 'charged' | 'declined';
  readonly transactionId?: string | undefined;
}

/** Signatures, what was charged on them, and what a terminal was asked for. */
export interface Ledger {
  readonly signatures: readonly HeldSignature[];
  readonly charges: readonly PosCharge[];
  readonly asked: readonly AskedCharge[];
}

/** The amount of a number that was read as one. */
export const amountOf = (value: number): Cents => centsOfNumber(value) ?? zeroCents;

/** What may still be charged on a signature. Tips do not count against it. */
export function leftOn({ signatures, charges }: Ledger, token: string): Cents {
  const held = signatures.find(({ signature }) => signature.token === token);
  let left = amountOf(held?.signature.paymentBalance ?? 0);
  for (const { signatureToken, paymentAmount, state } of charges) {
    if (signatureToken === token && state !== 'reversed') left = subtractHeld(left, amountOf(paymentAmount));
  }
  return left;
}

/**
 * A signature that still waits for a charge, with what a terminal needs.
 *
 * @example
 * const waiting: Waiting = { token: '9F2C…', balance: '20.00', left: '7.50' };
 */
export interface Waiting {
  readonly token: string;
  readonly data?: string;
  readonly expires?: string;
  /** What may be collected with it in all, two decimals. */
  readonly balance: string;
  /** What may still be collected with it, two decimals. */
  readonly left: string;
}

/** How a signature stands. */
export function waitingOf(ledger: Ledger, { signature, expires }: HeldSignature): Waiting {
  const { token, data, paymentBalance } = signature;
  return {
    token,
    ...(typeof data === 'string' && { data }),
    ...(expires !== undefined && { expires }),
    balance: centsToString(amountOf(paymentBalance)),
    left: centsToString(leftOn(ledger, token)),
  };
}
