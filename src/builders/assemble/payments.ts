import { type Cents, centsToNumber } from '../../money/index.js';
import type { PaymentMethod } from '../../types/index.js';
import type { Language } from '../../types/language.js';
import type { FactsView } from '../read/views.js';
import { assembledWords } from './generated/assembled.js';
import { paymentLabel } from './labels.js';
import { present } from './present.js';

type Payments = FactsView['payments'];
type PaymentView = NonNullable<Payments>[number];

/** The payments with their settled amounts; undefined if there are no payments. */
export function assemblePayments(payments: Payments, amounts: readonly Cents[]): PaymentMethod[] | undefined {
  const first = payments?.[0];
  if (payments === undefined || first === undefined) return undefined;
  const assembled =
    payments.length === 1
      ? [assemblePayment(first, amounts[0] as Cents)]
      : payments.map((payment, index) => assemblePayment(payment, amounts[index] as Cents));
  return Object.freeze(assembled) as PaymentMethod[];
}

function assemblePayment(payment: PaymentView, cents: Cents): PaymentMethod {
  const { type, terminalId, posNspId, paymentMethodInfo } = payment;
  const amount = centsToNumber(cents);
  if (terminalId === undefined && posNspId === undefined && paymentMethodInfo === undefined) {
    return Object.freeze({ type, amount });
  }
  return present<PaymentMethod>({ type, amount, terminalId, posNspId, paymentMethodInfo });
}

/** The printed text of the payments: each method once, in order. */
export function paymentsLabel(
  payments: readonly Pick<PaymentView, 'type'>[] | undefined,
  language: Language,
): string {
  const first = payments?.[0];
  if (payments === undefined || first === undefined) return assembledWords.noPayment[language];
  if (payments.length === 1) return paymentLabel(first.type, language) ?? '';
  return [...new Set(payments.map(({ type }) => paymentLabel(type, language)))].join(', ');
}
