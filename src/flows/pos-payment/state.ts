import * as z from 'zod/mini';
import { storedAmount, storedMoment } from '../shared/state.js';
import { isExpired } from './expiry.js';
import { type AskedCharge, type HeldSignature, type Ledger, leftOn, type PosCharge } from './ledger.js';

const visible = z.string().check(z.regex(/\S/));

/** A signature as the service sent it. Members that the description does not list are kept. */
const posSignature = z.looseObject({
  token: visible,
  data: z.optional(z.nullable(z.string())),
  paymentBalance: storedAmount(),
});

const held: z.ZodMiniType<HeldSignature> = z.strictObject({
  payment: z.int().check(z.minimum(0)),
  expires: z.optional(storedMoment()),
  signature: posSignature,
});

const charge: z.ZodMiniType<PosCharge> = z.strictObject({
  signatureToken: visible,
  transactionId: visible,
  paymentAmount: storedAmount(),
  tipAmount: z.optional(storedAmount()),
  paymentType: z.literal([7, 8]),
  at: storedMoment(),
  expired: z.optional(z.literal(true)),
  state: z.literal(['charged', 'sent', 'completed', 'reversed']),
});

const asked: z.ZodMiniType<AskedCharge> = z.strictObject({
  signatureToken: visible,
  paymentAmount: storedAmount(),
  tipAmount: z.optional(storedAmount()),
  at: storedMoment(),
  reference: z.optional(visible),
  state: z.literal(['unsettled', 'charged', 'declined']),
  transactionId: z.optional(visible),
});

/** What the states of both flows hold besides their head. */
export const ledgerMembers = {
  signatures: z.array(held),
  charges: z.array(charge),
  asked: z.array(asked),
};

/** Whether each charge says of its signature's time what that time says. */
const isTimed = ({ signatures, charges }: Ledger): boolean =>
  charges.every(({ signatureToken, at, expired = false }) => {
    const held = signatures.find(({ signature }) => signature.token === signatureToken);
    return isExpired(held?.expires, new Date(at)) === expired;
  });

/** Whether charges and signatures fit each other: what was tampered with, or half written, is no ledger. */
export function isSound(ledger: Ledger): boolean {
  const { signatures, charges } = ledger;
  const tokens = new Set(signatures.map(({ signature }) => signature.token));
  const ids = new Set(charges.map(({ transactionId }) => transactionId.trim()));
  return (
    tokens.size === signatures.length &&
    ids.size === charges.length &&
    charges.every(({ signatureToken, paymentAmount }) => tokens.has(signatureToken) && paymentAmount > 0) &&
    signatures.every(
      ({ signature }) => signature.isExpired !== true && leftOn(ledger, signature.token) >= 0,
    ) &&
    isTimed(ledger) &&
    isAskedSound(ledger, tokens)
  );
}

/** Whether each charge that was asked for is on a signature, and ended by a charge that is recorded; one at a time is open. */
function isAskedSound({ charges, asked }: Ledger, tokens: ReadonlySet<string>): boolean {
  const open = asked.filter(({ state }) => state === 'unsettled').map(({ signatureToken }) => signatureToken);
  const references = asked.flatMap(({ reference }) => reference ?? []);
  return (
    new Set(open).size === open.length &&
    new Set(references).size === references.length &&
    asked.every(
      ({ signatureToken: token, paymentAmount, state, transactionId }) =>
        tokens.has(token) &&
        paymentAmount > 0 &&
        (state === 'charged') === (transactionId !== undefined) &&
        (state !== 'charged' ||
          charges.some(
            (charge) => charge.transactionId === transactionId && charge.signatureToken === token,
          )),
    )
  );
}
