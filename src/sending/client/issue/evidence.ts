import { isExpired } from '../../../flows/inside.js';
import { addHeld, subtractHeld } from '../../../money/held.js';
import { type Cents, compareCents, zeroCents } from '../../../money/index.js';
import type { Members } from '../../../reading/object.js';
import type { PosCompletion, PosSignature } from '../../../types/index.js';
import type { JournalRequest, JournalRow } from '../journal/rows.js';
import { readJson } from '../transport/json.js';
import type { Completions } from './completions.js';
import { centsOf } from './document-facts.js';
import { canonical } from './same-document.js';
import { expiryIn, signaturesOf } from './signatures.js';
import { signedPayments } from './signed-payments.js';

/** What is known about a completion besides its answer. */
export interface Completing {
  readonly body: readonly PosCompletion[];
  /** The members of the held document. */
  readonly members: Members;
  readonly held: JournalRow | undefined;
  /** Its other completions. */
  readonly others: Completions;
}

/**
 * Whether a filed document proves that this completion was accepted. A document is filed by the first completion that
 * arrives, so a part of the payment needs the journal's word that there was no other one.
 */
export const filedIsProof = (completing: Completing): boolean => {
  const { held, others } = completing;
  const isOnlyOne = held !== undefined && others.filed.length === 0 && others.open.length === 0;
  return isOnlyOne || paysAll(completing);
};

/** Whether the service cannot accept it twice, because a second copy exceeds what is left on each signature. */
export function canOnlyCountOnce(completing: Completing): boolean {
  if (paysAll(completing)) return true;
  const left = leftOn(completing);
  return [...chargedIn(completing.body)].every(([token, amount]) => {
    const most = left.get(token);
    return most !== undefined && compareCents(addHeld(amount, amount), most) > 0;
  });
}

/**
 * Whether the service can only refuse it, even if no copy of it was accepted: a token of another document, or more than
 * is left on the signature.
 */
export function isSurelyWrong(completing: Completing): boolean {
  const { held, body } = completing;
  if (held === undefined) return false;
  const left = leftOn(completing);
  // After several attempts to hold the document, there may be signatures that the journal no longer has.
  const areAllKnown = held.attempts === 1 && left.size > 0;
  return [...chargedIn(body)].some(([token, amount]) => {
    const most = left.get(token);
    return most === undefined ? areAllKnown : compareCents(amount, most) > 0;
  });
}

export function hadExpired({ held, body }: Completing, at: Date): boolean {
  if (held === undefined) return false;
  const tokens = new Set(body.map(({ signatureToken }) => signatureToken));
  return storedIn(held).some(
    (signature) => tokens.has(signature.token) && isExpired(expiryIn(held, signature), at),
  );
}

/** Whether two requests have the same charges, in any order. */
export const isSameCompletion = (one: JournalRequest, other: JournalRequest): boolean => {
  const [mine, theirs] = [one, other].map(({ body }) => bodyIn(body).map(canonical).sort().join());
  return mine === theirs;
};

/** What is left on the signatures that the journal knows, after the completions that were accepted. */
function leftOn({ held, others }: Completing): ReadonlyMap<string, Cents> {
  const left = new Map<string, Cents>();
  for (const { token, paymentBalance } of held === undefined ? [] : storedIn(held)) {
    left.set(token, centsOf(paymentBalance) ?? zeroCents);
  }
  for (const { request } of others.filed) {
    for (const [token, amount] of chargedIn(bodyIn(request.body))) {
      const before = left.get(token);
      if (before !== undefined) left.set(token, subtractHeld(before, amount));
    }
  }
  return left;
}

/** Whether it pays everything that the document has to pay at terminals. */
function paysAll({ body, members }: Completing): boolean {
  const owed = sumOf(signedPayments(members).map(({ amount }) => amount));
  return compareCents(sumOf(body.map(({ paymentAmount }) => paymentAmount)), owed) >= 0;
}

/** The amounts of a completion by token, without tips. */
function chargedIn(body: readonly PosCompletion[]): ReadonlyMap<string, Cents> {
  const charged = new Map<string, Cents>();
  for (const { signatureToken, paymentAmount } of body) {
    const sum = charged.get(signatureToken) ?? zeroCents;
    charged.set(signatureToken, addHeld(sum, centsOf(paymentAmount) ?? zeroCents));
  }
  return charged;
}

const sumOf = (amounts: readonly unknown[]): Cents =>
  amounts.reduce<Cents>((sum, amount) => addHeld(sum, centsOf(amount) ?? zeroCents), zeroCents);

const storedIn = (held: JournalRow): readonly PosSignature[] =>
  signaturesOf(held).flatMap(({ signatures }) => signatures);

/** The body of a completion in the journal, which was checked before it was stored. */
function bodyIn(body: string): readonly PosCompletion[] {
  const read = readJson(body)?.value;
  return Array.isArray(read) ? (read as readonly PosCompletion[]) : [];
}
