import { shown } from '../../reading/shown.js';
import type { Document, PosSignature } from '../../types/index.js';
import { freezeDeeply } from '../shared/freeze.js';
import { membersOf, plainOf } from '../shared/given.js';
import { asSent, readOriginal } from '../shared/issued.js';
import type { Refusing } from '../shared/refusing.js';
import { expiryOf } from './expiry.js';
import { HEAD, type PosPaymentState } from './held-state.js';
import type { HeldSignature } from './ledger.js';
import { HELD_PATHS, matchedTo, terminalPayments } from './match.js';
import { type FoundSignature, issuerStatedBy, signaturesIn } from './signatures.js';

/** A held document, after reading. */
interface Held {
  readonly document: Document;
  readonly uid: string | undefined;
  readonly signatures: readonly HeldSignature[];
}

/** The state of a new payment of a held document, with the signatures from its answer. */
export function begunWith(
  given: Readonly<Record<string, unknown>>,
  now: Date | undefined,
  refusing: Refusing,
): PosPaymentState {
  const { document, uid, signatures } = heldOf(given, now, refusing);
  return { ...HEAD, document, ...(uid !== undefined && { uid }), signatures, charges: [], asked: [] };
}

/** Reads a held document, and the signatures of its payments from an answer. */
function heldOf(given: Readonly<Record<string, unknown>>, now: Date | undefined, refusing: Refusing): Held {
  const plain = plainOf(given.document);
  const { view } = readOriginal(plain, refusing, ['document'], HELD_PATHS);
  const payments = terminalPayments(view);
  if (payments.length === 0) refusing.refuse('pos-payment/no-pos-payment', ['document', 'paymentMethods']);
  const { found, uid } = foundIn(given, refusing);
  for (const { signature, path } of found) {
    if (signature.isExpired === true) refusing.add('pos-payment/signature-expired', path);
    checkIssuer(view.issuer.vatNumber, signature, path, refusing);
  }
  const { specialInvoiceCategory } = view.invoiceHeader;
  const signatures = matchedTo(payments, found, refusing).map(({ payment, found: { signature } }) => {
    const expires = expiryOf(signature, specialInvoiceCategory, now);
    return { payment, ...(expires !== undefined && { expires }), signature };
  });
  return freezeDeeply({ document: asSent(plain), uid, signatures });
}

/** The signatures of the one document, in its outcome or in an answer. */
function foundIn(given: Readonly<Record<string, unknown>>, refusing: Refusing): SignedDocument {
  if (given.outcome === undefined) {
    return ofOneDocument(signaturesIn(given.answer, refusing, ['answer']), given.uid, refusing);
  }
  const { kind, uid, providerSignature } = membersOf(given.outcome);
  if (kind !== 'held') refusing.refuse('pos-payment/not-held', ['outcome', 'kind'], { kind: shown(kind) });
  const signatures = signaturesIn({ providerSignature }, refusing, ['outcome']);
  return ofOneDocument(signatures, uid, refusing);
}

interface SignedDocument {
  readonly found: readonly FoundSignature[];
  readonly uid: string | undefined;
}

/** An answer may be about several documents. The UID shows which signatures belong to which document. */
function ofOneDocument(found: readonly FoundSignature[], given: unknown, refusing: Refusing): SignedDocument {
  const wanted = typeof given === 'string' && given.trim() !== '' ? given.trim().toUpperCase() : undefined;
  const uids = [...new Set(found.map(({ uid }) => uid))];
  const [only] = uids;
  if (uids.length === 1) {
    if (wanted !== undefined && only !== undefined && only !== wanted) {
      refusing.refuse('pos-payment/other-document', ['uid'], { expected: wanted, found: only });
    }
    return { found, uid: only ?? wanted };
  }
  const named = uids.map((uid) => uid ?? '?').join(', ');
  if (wanted === undefined || uids.includes(undefined)) {
    refusing.refuse('pos-payment/several-documents', ['answer'], { uids: named });
  }
  if (!uids.includes(wanted)) {
    refusing.refuse('pos-payment/other-document', ['uid'], { expected: wanted, found: named });
  }
  return { found: found.filter(({ uid }) => uid === wanted), uid: wanted };
}

/** Refuses a signature of another issuer, because it belongs to another answer. */
function checkIssuer(
  issuer: string,
  signature: PosSignature,
  path: readonly (string | number)[],
  refusing: Refusing,
): void {
  const found = issuerStatedBy(signature);
  if (found === undefined || found === issuer) return;
  const params = { expected: issuer, found };
  refusing.add('pos-payment/other-issuer', [...path, 'issuerVatNumber'], params);
}
