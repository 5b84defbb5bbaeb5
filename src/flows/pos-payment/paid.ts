import { languageOf } from '../../builders/assemble/labels.js';
import { paymentsLabel } from '../../builders/assemble/payments.js';
import { addHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import type { Document, PaymentMethod, PrintBlock } from '../../types/index.js';
import { freezeDeeply } from '../shared/freeze.js';
import { amountOf, type Ledger } from './ledger.js';

/**
 * What a payment of a document was paid by in the end: by one type, and what belongs to it. A payment that was paid in
 * part by card and in part by instant payment has two of these.
 *
 * @example
 * const { payment, paymentType, amount, tip, transactionIds }: PaidByPos = session.paid[0];
 */
export interface PaidByPos {
  /** The payment's place in `paymentMethods`, from 0. */
  readonly payment: number;
  /** As the terminal said in the end: 7 card, 8 instant payment. */
  readonly paymentType: 7 | 8;
  /** In euros without the tip, two decimals. */
  readonly amount: string;
  /** In euros, two decimals; `0.00` without one. */
  readonly tip: string;
  /** Those of its charges, in their order. */
  readonly transactionIds: readonly string[];
}

interface Sum {
  readonly amount: Cents;
  readonly tip: Cents;
  readonly transactionIds: readonly string[];
}

const NOTHING: Sum = { amount: zeroCents, tip: zeroCents, transactionIds: [] };

/** What was completed of each payment, by its final type; payments in their order. */
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
 * The document as it was issued: the type that was requested is not final, the one of the completion is. A payment that
 * was completed by both types stays as it was sent, for it is one line.
 */
export function withFinalTypes(document: Document, paid: readonly PaidByPos[]): Document {
  const { paymentMethods: sent = [], providerAdditionalInvoiceDetails: print } = document;
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

/** The printed label follows the payments where it did so before; words of the caller's own stay. */
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
