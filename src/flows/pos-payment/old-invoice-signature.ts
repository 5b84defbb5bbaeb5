import type { Refusing } from '../shared/refusing.js';
import { refuseUnsettled } from './asked.js';
import { expiryOf } from './expiry.js';
import type { Ledger } from './ledger.js';
import { signaturesIn } from './signatures.js';

/** The ledger with the one signature of an answer. It replaces a signature that was never charged. */
export function withSignature(
  ledger: Ledger,
  answer: unknown,
  now: Date | undefined,
  refusing: Refusing,
): Ledger {
  if (ledger.charges.length > 0) refusing.refuse('pos-payment/charged-already', []);
  refuseUnsettled(ledger, refusing);
  const signatures = signaturesIn(answer, refusing, []);
  if (signatures.length > 1)
    refusing.refuse('pos-payment/several-signatures', [], { signatures: signatures.length });
  const [{ signature }] = signatures;
  if (signature.isExpired === true) refusing.refuse('pos-payment/signature-expired', []);
  const expires = expiryOf(signature, undefined, now);
  const held = { payment: 0, ...(expires !== undefined && { expires }), signature };
  return { signatures: [held], charges: [], asked: [] };
}
