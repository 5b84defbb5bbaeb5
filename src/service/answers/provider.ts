import * as z from 'zod/mini';
import type { OpenOrder } from '../../types/issued.js';
import type { PosSignature } from '../../types/pos.js';
import { posSignature } from './issuance.js';
import { decimal, mark, text, uid } from './leaf.js';
import { answerList, answerRecord, type Others } from './record.js';

/**
 * The remaining credits.
 *
 * @example
 * const { creditsBalance }: CreditsBalance = await client.creditsBalance();
 */
export interface CreditsBalance extends Others {
  readonly userId?: string | undefined;
  readonly creditsBalance: number;
}

const credits = answerRecord<{ userId?: string; creditsBalance?: number }>({
  userId: text(),
  creditsBalance: decimal(),
});

/** Reads the balance; `undefined` if the answer has no balance. */
export function readCreditsBalance(body: unknown): CreditsBalance | undefined {
  const read = z.parse(credits, body);
  const { creditsBalance } = read;
  return creditsBalance === undefined ? undefined : { ...read, creditsBalance };
}

/** Reads the open tables; `undefined` if the answer is not a list of strings. */
export function readOpenTables(body: unknown): readonly string[] | undefined {
  const read = z.safeParse(z.array(z.string()), body);
  return read.success ? read.data : undefined;
}

const openOrder = answerRecord<Partial<OpenOrder>>({
  mark: mark(),
  uid: uid(),
  quantityProducts: decimal(),
  totalNet: decimal(),
});

/** Reads the open orders of a table; `undefined` if one of them cannot be read, because a closing needs all of them. */
export function readOpenOrders(body: unknown): readonly OpenOrder[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const orders = z.parse(answerList(openOrder), body).flatMap(completeOrder);
  return orders.length === body.length ? orders : undefined;
}

/** A slip that was issued offline has no MARK yet. */
function completeOrder({ mark: marked = '', uid: named = '', ...rest }: Partial<OpenOrder>): OpenOrder[] {
  const { quantityProducts, totalNet } = rest;
  if ((marked === '' && named === '') || quantityProducts === undefined || totalNet === undefined) return [];
  return [{ ...rest, mark: marked, uid: named, quantityProducts, totalNet }];
}

/** Reads the signature for an older document; `undefined` if its token or balance is missing. */
export function readPosSignature(body: unknown): (PosSignature & Others) | undefined {
  const read = z.parse(posSignature, body) as Partial<PosSignature> & Others;
  const { token, paymentBalance } = read;
  return token === undefined || paymentBalance === undefined ? undefined : { ...read, token, paymentBalance };
}
