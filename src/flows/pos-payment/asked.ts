import { centsToString } from '../../money/index.js';
import type { Refusing } from '../shared/refusing.js';
import { type AskedCharge, amountOf, type Ledger } from './ledger.js';

/**
 * An unsettled charge: it was recorded before the terminal was called, and its result is not recorded.
 *
 * @example
 * const [{ token, amount, reference }]: readonly UnsettledCharge[] = session.unsettled();
 */
export interface UnsettledCharge {
  readonly token: string;
  /** In euros without the tip, two decimals. */
  readonly amount: string;
  /** In euros, two decimals; `0.00` without a tip. */
  readonly tip: string;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string;
  readonly reference?: string;
  readonly terminalId?: string;
  readonly posNspId?: number;
}

/** The unsettled charges, on one signature or on all. */
export const unsettledIn = ({ asked }: Pick<Ledger, 'asked'>, token?: string): AskedCharge[] =>
  asked.filter(
    ({ state, signatureToken }) => state === 'unsettled' && (token === undefined || token === signatureToken),
  );

/** Refuses steps that are not allowed while a charge is unsettled. */
export function refuseUnsettled(ledger: Ledger, refusing: Refusing, token?: string): void {
  const [open] = unsettledIn(ledger, token);
  if (open === undefined) return;
  const amount = centsToString(amountOf(open.paymentAmount));
  refusing.refuse('pos-payment/charge-unsettled', [], { amount, at: open.at });
}

/** The ledger after the terminal charged: the unsettled charge on the signature is settled. */
export const withAnswered = (ledger: Ledger, token: string, transactionId: string): Ledger => ({
  ...ledger,
  asked: ledger.asked.map((each) =>
    each.state === 'unsettled' && each.signatureToken === token
      ? { ...each, state: 'charged', transactionId }
      : each,
  ),
});

/** An unsettled charge, in the form for callers. */
export const unsettledOf = ({
  signatureToken: token,
  paymentAmount,
  tipAmount,
  at,
  reference,
}: AskedCharge): UnsettledCharge => ({
  token,
  amount: text(paymentAmount),
  tip: text(tipAmount ?? 0),
  at,
  ...(reference !== undefined && { reference }),
});

const text = (value: number): string => centsToString(amountOf(value));
