import { PaymentMethodType } from '../../codes/index.js';
import { type Cents, centsToString } from '../../money/index.js';
import type { DocumentView } from '../../rules/inside.js';
import type { Refusing } from '../shared/refusing.js';
import type { FoundSignature } from './signatures.js';

/** A payment at a terminal, with its index in `paymentMethods`. */
interface TerminalPaymentAt {
  readonly payment: number;
  readonly amount: Cents;
}

/** What a payment reads of its document. */
export const HELD_PATHS = [
  'issuer.vatNumber',
  'invoiceHeader.specialInvoiceCategory',
  'paymentMethods',
  'providerAdditionalInvoiceDetails.additionalDetails',
];

/** Whether a payment of this type goes through a terminal. */
export const isOverTerminal = (type: number): boolean =>
  type === PaymentMethodType.Card || type === PaymentMethodType.InstantPayment;

/** The payments of a document that need a signature. */
export function terminalPayments({ paymentMethods }: DocumentView): TerminalPaymentAt[] {
  const over: TerminalPaymentAt[] = [];
  for (const [payment, { type, amount }] of (paymentMethods ?? []).entries()) {
    if (isOverTerminal(type)) over.push({ payment, amount });
  }
  return over;
}

/**
 * Matches one signature to each payment: the first whose balance is the amount. Payments of the same amount are matched
 * in order. A signature whose balance matches no payment is refused.
 */
export function matchedTo(
  payments: readonly TerminalPaymentAt[],
  found: readonly FoundSignature[],
  refusing: Refusing,
): { readonly payment: number; readonly found: FoundSignature }[] {
  const counts = { payments: payments.length, signatures: found.length };
  if (payments.length !== found.length) refusing.refuse('pos-payment/signature-count', [], counts);
  const free = [...found];
  const matched: { payment: number; found: FoundSignature }[] = [];
  for (const { payment, amount } of payments) {
    const at = free.findIndex(({ balance }) => balance === amount);
    const [one] = at === -1 ? [] : free.splice(at, 1);
    if (one !== undefined) matched.push({ payment, found: one });
    else {
      const balances = found.map(({ balance }) => centsToString(balance)).join(', ');
      const params = { payment: payment + 1, amount: centsToString(amount), balances };
      refusing.add('pos-payment/balance-unmatched', [], params);
    }
  }
  refusing.done();
  return matched;
}
