import { asCents, type Cents, compareCents, parseAmount } from '../../money/index.js';
import type { SignedMembers, SignedPayment } from './family.js';

/** The members of a signed text: totals of the document in cents, and for which terminal it was signed. */
export interface SignedText {
  readonly uid: string;
  readonly mark: string | undefined;
  /** In Athens, `YYYYMMDDhhmmss`. */
  readonly time: string;
  /** What may be charged with it; undefined if a caller gave the members. */
  readonly amount?: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly total: Cents;
  readonly terminalId?: string;
}

const EIGHT = /^([\da-f]{40});(\d*);(\d{14});(\d{1,13});(\d{1,13});(\d{1,13});(\d{1,13});([^;]+)$/i;

const cents = (digits: string | undefined): Cents => asCents(Number(digits));

/**
 * The members of a signed text. Networks have texts of their own, so it is read only if it has the eight parts of A.1155
 * and its amount is not above its total: then both are cents.
 */
export function readSignedText(data: string | undefined): SignedText | undefined {
  const [, uid, mark, time, amount, net, vat, total, terminalId] = EIGHT.exec(data ?? '') ?? [];
  if (uid === undefined || time === undefined || terminalId === undefined) return undefined;
  const [signed, whole] = [cents(amount), cents(total)];
  if (compareCents(signed, whole) > 0) return undefined;
  return {
    uid,
    mark: mark === '' ? undefined : mark,
    time,
    amount: signed,
    net: cents(net),
    vat: cents(vat),
    total: whole,
    terminalId,
  };
}

/** The members that a caller gave, or those of a text that is for this terminal and not below the amount. */
export function membersOfSignature(
  { data, signed }: SignedPayment,
  amount: Cents,
  terminalId: string,
): SignedText | undefined {
  if (signed !== undefined) return fromCaller(signed);
  const text = readSignedText(data);
  if (text?.amount === undefined || text.terminalId !== terminalId) return undefined;
  return compareCents(amount, text.amount) > 0 ? undefined : text;
}

function fromCaller({ uid, mark, time, net, vat, total }: SignedMembers): SignedText | undefined {
  const [n, v, t] = [parseAmount(net), parseAmount(vat), parseAmount(total)];
  return n.ok && v.ok && t.ok ? { uid, mark, time, net: n.value, vat: v.value, total: t.value } : undefined;
}
