import { holdPosPayment, type PosPayment } from '../../../flows/pos-payment/pos-payment.js';
import { RefusedStepError } from '../../../flows/shared/refused-step-error.js';
import { signaturesOf } from '../../../sending/client/issue/signatures.js';
import { documentIn } from '../../../sending/client/journal/document-in.js';
import { wasHeld } from '../../../sending/client/journal/given-up.js';
import type { JournalRow } from '../../../sending/client/journal/rows.js';
import type { Document } from '../../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { change, found } from '../core/stored.js';
import { type KeptPayment, keep, nameOfPayment, PAYMENTS, paymentIn } from '../sending/held.js';

/**
 * Releases the payment of a document that is given up. If the call that sent the document has not kept it yet, it is kept
 * as released, so that this call cannot keep one that would be charged.
 *
 * @throws RefusedStepError if the customer has paid, or may have paid
 */
export async function releasePayment(
  row: JournalRow,
  document: Document,
  reason: string,
  context: WithJournal,
): Promise<void> {
  const name = nameOfPayment(document);
  const release = { reason, isFinished: false };
  if ((await found(PAYMENTS, name, context)) === undefined) {
    const payment = wasHeld(row) ? heldBy(row, document, context) : undefined;
    if (payment === undefined) return;
    const kept = await keep(document, context.journal, { payment: payment.released(context.now()), release });
    if (kept.exchanged) return;
  }
  await change(PAYMENTS, name, context, (state) => {
    const kept = state as KeptPayment;
    const payment = paymentIn(kept, context).released(context.now());
    return { next: { ...kept, payment, release: kept.release ?? release } };
  });
}

/** Records that the number and the table have followed the release of a payment. */
export async function finishRelease(document: Document, context: WithJournal): Promise<void> {
  const name = nameOfPayment(document);
  if ((await found(PAYMENTS, name, context)) === undefined) return;
  await change(PAYMENTS, name, context, (state) => {
    const { release } = state as KeptPayment;
    return {
      next: { ...(state as KeptPayment), ...(release && { release: { ...release, isFinished: true } }) },
    };
  });
}

/** Whether the payment of a document is released. */
export async function isReleased(row: JournalRow, context: WithJournal): Promise<boolean> {
  if (row.operation !== 'issue') return false;
  const kept = await found(PAYMENTS, nameOfPayment(documentIn(row) as unknown as Document), context);
  return kept !== undefined && paymentIn(kept.state, context).releasedAt !== undefined;
}

/** The payment of a held document from its row; `undefined` if its signatures fit no payment, so that none is kept. */
function heldBy(row: JournalRow, document: Document, { now }: WithJournal): PosPayment | undefined {
  const outcome = { kind: 'held', uid: row.result?.uid, providerSignature: signaturesOf(row) } as const;
  try {
    return holdPosPayment({ document, outcome }, { now: now() });
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) return undefined;
    throw error;
  }
}
