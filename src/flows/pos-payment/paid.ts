import { languageOf } from '../../builders/assemble/labels.js';
import { paymentsLabel } from '../../builders/assemble/payments.js';
import { addHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import type { Document, PaymentMethod, PrintBlock } from '../../types/index.js';
import { freezeDeeply } from '../shared/freeze.js';
import { amountOf, type Ledger } from './ledger.js';

/**
 * How a payment of a document was finally paid, for one type. A payment that was paid partly by card and partly by
 * instant payment has two of these.
 *
 * @example
 * const { payment, paymentType, amount, tip, transactionIds }: PaidByPos = session.paid[0];
 */
export interface PaidByPos {
  /** The index of the payment in `paymentMethods`, from 0. */
  readonly payment: number;
  /** The final type from the terminal: 7 card, 8 instant payment. */
  readonly paymentType: 7 | 8;
  /** In euros without the tip, two decimals. */
  readonly amount: string;
  /** In euros, two decimals; `0.00` without a tip. */
  readonly tip: string;
  /** The transaction ids of its charges, in order. */
  readonly transactionIds: readonly string[];
}

interface Sum {
  readonly amount: Cents;
  readonly tip: Cents;
  readonly transactionIds: readonly string[];
}

const NOTHING: Sum = { amount: zeroCents, tip: zeroCents, transactionIds: [] };

/** The completed amounts of each payment by final type, in the order of payments. */
export function paidIn({ signatures, charges }: Ledger): readonly PaidByPos[] {
  const completed = charges.filter(({ state }) => state === 'completed');
  const paid = signatures.flatMap(({ payment, signature: { token } }) => {
    const byType = new Map<7 | 8, Sum>();
    for (const charge of completed) {
      if (charge.signatureToken !== token) continue;
      const { amount, tip, transactionIds } = byType.get(charge.paymentType) ?? NOTHING;
      byType.set(charge.paymentType, {
        amount: addHeld(amount, amountOf(charge.paymentAmount)),
        tip: addHeld(tip, amountOf(charge.tipAmount ?? 0)),
        transactionIds: [...transactionIds, charge.transactionId],
      });
    }
    return [...byType].map(([paymentType, { amount, tip, transactionIds }]) => ({
      payment,
      paymentType,
      amount: centsToString(amount),
      tip: centsToString(tip),
      transactionIds,
    }));
  });
  return freezeDeeply(paid);
}

/**
 * The document as it was issued. The type of the completion is final, not the requested one. A payment that was
 * completed by both types stays as it was sent, because it is a single payment.
 */
export function withFinalTypes(document: Document, paid: readonly PaidByPos[]): Document {
  const { providerAdditionalInvoiceDetails: print } = document;
  const sent = document.paymentMethods as readonly PaymentMethod[];
  const methods = sent.map((method, payment): PaymentMethod => {
    const [only, other] = paid.filter((each) => each.payment === payment);
    if (only === undefined || other !== undefined || only.paymentType === method.type) return method;
    return { ...method, type: only.paymentType };
  });
  if (methods.every((method, index) => method === sent[index])) return document;
  return freezeDeeply({
    ...document,
    paymentMethods: methods,
    ...(print !== undefined && {
      providerAdditionalInvoiceDetails: withLabel(print, sent, methods),
    }),
  });
}

/** Updates the printed label if it was derived from the payments. The caller's own text is kept. */
function withLabel(
  print: PrintBlock,
  sent: readonly PaymentMethod[],
  paid: readonly PaymentMethod[],
): PrintBlock {
  const { additionalDetails: details } = print;
  const language = languageOf(details?.documentLanguageCode);
  if (details?.paymentMethodInvoiceLabel !== paymentsLabel(sent, language)) return print;
  const paymentMethodInvoiceLabel = paymentsLabel(paid, language);
  return { ...print, additionalDetails: { ...details, paymentMethodInvoiceLabel } };
}
