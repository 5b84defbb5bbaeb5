import { type Cents, centsToNumber } from '../../money/index.js';
import type { PaymentMethod } from '../../types/index.js';
import type { PaymentRead } from '../read/payments.js';
import { type Language, noPayment, paymentLabel } from './labels.js';
import { present } from './present.js';

/** The payments with their settled amounts; undefined when there are none. */
export function assemblePayments(
  payments: readonly PaymentRead[] | undefined,
  amounts: readonly Cents[],
): PaymentMethod[] | undefined {
  if (payments === undefined || payments.length === 0) return undefined;
  const assembled: PaymentMethod[] = [];
  for (let index = 0; index < payments.length; index++) {
    const { type, terminalId, posNspId, paymentMethodInfo } = payments[index] as PaymentRead;
    const amount = centsToNumber(amounts[index] as Cents);
    assembled.push(
      terminalId === undefined && posNspId === undefined && paymentMethodInfo === undefined
        ? Object.freeze({ type, amount })
        : present<PaymentMethod>({ type, amount, terminalId, posNspId, paymentMethodInfo }),
    );
  }
  return Object.freeze(assembled) as PaymentMethod[];
}

/** The text that stands for the payments on paper: each means once, in order. */
export function paymentsLabel(payments: readonly PaymentRead[] | undefined, language: Language): string {
  const first = payments?.[0];
  if (payments === undefined || first === undefined) return noPayment[language];
  if (payments.length === 1) return paymentLabel(first.type, language) ?? '';
  return [...new Set(payments.map(({ type }) => paymentLabel(type, language)))].join(', ');
}
