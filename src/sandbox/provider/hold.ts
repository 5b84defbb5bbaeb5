import { findCode, posNspIds } from '../../codes/index.js';
import { type Cents, centsToNumber, parseAmount, zeroCents } from '../../money/index.js';
import { serviceLimits } from '../../sending/service/limits.js';
import { base64Of } from '../../types/base64.js';
import type { Document, PosSignature, ProviderSignature } from '../../types/index.js';
import { hexOf } from '../hash.js';
import type { SignatureRow, TakenDocument } from '../state/rows.js';
import { athensStamp, isReached, later } from '../time.js';
import type { World } from '../world.js';

/** The restaurant category, whose signatures are valid for two hours. */
const RESTAURANT = 12;

/** The indexes of the payments that need a signature: card and instant payment. */
export const signedPayments = ({ paymentMethods = [] }: Document): number[] =>
  paymentMethods.flatMap(({ type }, index) => (type === 7 || type === 8 ? [index] : []));

/** Holds a document and signs each of its payments at a terminal. */
export async function hold(world: World, taken: TakenDocument): Promise<ProviderSignature> {
  const holdId = world.random.guid();
  const { uid, house, document } = taken;
  const rows: SignatureRow[] = [];
  for (const payment of signedPayments(document)) {
    const { amount = 0, terminalId = '', posNspId = 0 } = document.paymentMethods?.[payment] ?? {};
    const facts = { uid, house, holdId, payment, terminalId, posNspId };
    rows.push(await sign(world, document, { ...facts, balance: centsOf(amount) }));
  }
  world.state.holds.put(holdId, {
    ...taken,
    holdId,
    heldAt: world.at(),
    tokens: rows.map(({ token }) => token),
  });
  return { invoiceUid: uid, signatures: rows.map((row) => signatureOf(world, row)) };
}

type Signing = Omit<SignatureRow, 'token' | 'data' | 'createdAt' | 'expiresAt' | 'issuerVatNumber'>;

/**
 * Signs one payment: UID, MARK if there is one, time, amount of the payment, totals of the document, and terminal. The
 * token has the form that the NSP of the terminal requires. Source: A.1155/2023.
 */
export async function sign(
  world: World,
  document: Document,
  facts: Signing,
  mark = '',
): Promise<SignatureRow> {
  // It loads the curve, which only payments need.
  const { signText } = await import('../signing.js');
  const { totalNetValue, totalVatAmount, totalGrossValue } = document.invoiceSummary;
  const { vatNumber } = document.issuer;
  const createdAt = world.at();
  const isRestaurant = document.invoiceHeader.specialInvoiceCategory === RESTAURANT;
  const valid = isRestaurant ? serviceLimits.restaurantSignatureValidity : serviceLimits.signatureValidity;
  const parts = [
    facts.uid,
    mark,
    athensStamp(world.now()),
    facts.balance,
    ...[totalNetValue, totalVatAmount, totalGrossValue].map(centsOf),
    facts.terminalId,
  ];
  const data = parts.join(';');
  // Two payments of the same amount have the same text, but each has its own token.
  const signed = signText(world.house(facts.house).signingKey, data, world.random.bytes(16));
  const token = encodingOf(facts.posNspId) === 'base64' ? base64Of(signed) : hexOf(signed).toUpperCase();
  const row = {
    ...facts,
    token,
    data,
    issuerVatNumber: vatNumber,
    createdAt,
    expiresAt: later(createdAt, valid),
  };
  return world.state.signatures.put(token, row);
}

const encodingOf = (posNspId: number): string => findCode(posNspIds, posNspId)?.tokenEncoding ?? 'hex';

/** A signature, as it appears in an answer. */
export const signatureOf = (world: World, row: SignatureRow): PosSignature => ({
  token: row.token,
  data: row.data,
  createdDate: row.createdAt,
  expiryDate: row.expiresAt,
  isExpired: isReached(row.expiresAt, world.now()),
  paymentBalance: centsToNumber(row.balance),
  issuerVatNumber: row.issuerVatNumber,
});

/** An amount that passed validation, in cents. */
export function centsOf(amount: unknown): Cents {
  const read = parseAmount(amount);
  return read.ok ? read.value : zeroCents;
}
