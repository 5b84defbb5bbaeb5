import { isBlank } from '../../rules/inside.js';
import { membersOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import type { HeldSignature, Ledger } from './ledger.js';

/**
 * Finds a signature by its token or by the index of its payment. Refused if it does not exist, or if the two contradict
 * each other.
 */
export function heldBy({ signatures }: Ledger, which: unknown, refusing: Refusing): HeldSignature {
  const { token, payment } = membersOf(which);
  const payments = signatures.map((each) => each.payment).join(', ');
  const isNamed = token !== undefined && token !== null && !(typeof token === 'string' && isBlank(token));
  if (!isNamed && payment === undefined)
    refusing.refuse('pos-payment/token-missing', ['token'], { payments });
  const known = isNamed ? signatures.filter(({ signature }) => signature.token === token) : signatures;
  if (known.length === 0) refusing.refuse('pos-payment/token-unverified', ['token']);
  const held = known.find((each) => payment === undefined || each.payment === payment);
  return held ?? refusing.refuse('pos-payment/which-signature', ['payment'], { payments });
}
