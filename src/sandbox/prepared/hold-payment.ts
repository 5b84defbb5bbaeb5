import { holdPosPayment, type PosPayment } from '../../flows/inside.js';
import { ArgumentError } from '../../issues/inside.js';
import type { Document, PosSignature } from '../../types/index.js';
import { signedPayments } from '../provider/hold.js';
import { type Issuing, issueHere } from './issue-here.js';

/**
 * A document that a sandbox holds for its payment, as the start of a test.
 *
 * @example
 * const { payment, signatures }: HeldPayment = await sandbox.holdPayment(receipt);
 */
export interface HeldPayment {
  readonly document: Document;
  readonly uid: string | undefined;
  /** One for each payment of type 7 or 8. */
  readonly signatures: readonly PosSignature[];
  /** The payment of the flow: record what was charged, and complete it. */
  readonly payment: PosPayment;
}

/** Holds a document for its payments at a linked terminal. */
export async function holdPaymentHere(
  issuing: Omit<Issuing, 'skipSignature'>,
  document: Document,
): Promise<HeldPayment> {
  if (signedPayments(document).length === 0) {
    const { series, aa } = document.invoiceHeader;
    throw new ArgumentError('arguments/no-payment', { series, aa });
  }
  const answer = await issueHere({ ...issuing, skipSignature: false }, document);
  const { signatures = [], invoiceUid } = answer.providerSignature[0] ?? {};
  const payment = holdPosPayment({ document, answer }, { now: issuing.world.now() });
  return { document, uid: invoiceUid ?? undefined, signatures, payment };
}
