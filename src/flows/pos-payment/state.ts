import { Misfit, readLeaf } from '../../reading/leaf.js';
import {
  listOf,
  type MembersOf,
  object,
  oneOf,
  optional,
  own,
  storedAmount,
  storedMoment,
  visible,
  whole,
} from '../shared/state-form.js';
import { isExpired } from './expiry.js';
import { type AskedCharge, type HeldSignature, type Ledger, leftOn, type PosCharge } from './ledger.js';

/** A signature as the service sent it. Members that the description does not list are kept. */
const signature = own('a signature', (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { token, data, paymentBalance } = value as Readonly<
    Record<'token' | 'data' | 'paymentBalance', unknown>
  >;
  return (
    typeof token === 'string' &&
    token.trim() !== '' &&
    (data === undefined || data === null || typeof data === 'string') &&
    typeof paymentBalance === 'number' &&
    !(readLeaf(storedAmount, paymentBalance) instanceof Misfit)
  );
});

const held = object('HeldSignature', {
  payment: whole,
  expires: optional(storedMoment),
  signature,
} satisfies MembersOf<HeldSignature>);

const charge = object('PosCharge', {
  signatureToken: visible,
  transactionId: visible,
  paymentAmount: storedAmount,
  tipAmount: optional(storedAmount),
  paymentType: oneOf(7, 8),
  at: storedMoment,
  expired: optional(oneOf(true)),
  state: oneOf('charged', 'sent', 'completed', 'reversed'),
} satisfies MembersOf<PosCharge>);

const asked = object('AskedCharge', {
  signatureToken: visible,
  paymentAmount: storedAmount,
  tipAmount: optional(storedAmount),
  at: storedMoment,
  reference: optional(visible),
  state: oneOf('unsettled', 'charged', 'declined'),
  transactionId: optional(visible),
} satisfies MembersOf<AskedCharge>);

/** The members of the states of both flows, besides their head. */
export const ledgerMembers = {
  signatures: listOf(held),
  charges: listOf(charge),
  asked: listOf(asked),
};

/** Whether the flag `expired` of each charge agrees with the expiry of its signature. */
const isTimed = ({ signatures, charges }: Ledger): boolean =>
  charges.every(({ signatureToken, at, expired = false }) => {
    const { expires } = signatures.find(
      ({ signature }) => signature.token === signatureToken,
    ) as HeldSignature;
    return isExpired(expires, new Date(at)) === expired;
  });

/** Whether charges and signatures agree. A ledger that was tampered with or only half written is refused. */
export function isSound(ledger: Ledger): boolean {
  const { signatures, charges } = ledger;
  const tokens = new Set(signatures.map(({ signature }) => signature.token));
  const ids = new Set(charges.map(({ transactionId }) => transactionId.trim()));
  return (
    tokens.size === signatures.length &&
    ids.size === charges.length &&
    charges.every(({ signatureToken, paymentAmount }) => tokens.has(signatureToken) && paymentAmount > 0) &&
    signatures.every(({ signature }) => signature.isExpired !== true && leftOn(ledger, signature) >= 0) &&
    isTimed(ledger) &&
    isAskedSound(ledger, tokens)
  );
}

/**
 * Whether each started charge belongs to a signature and is settled by a recorded charge. Only one at a time may be
 * open.
 */
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
