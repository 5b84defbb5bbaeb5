import * as PaymentMethodType from '../../codes/generated/named/payment-method-types.js';
import { rule } from '../engine/rule.js';
import { isByTerminal } from './fields.js';

const SERVICE = 'Service description, Delivery notes: 8.4 and 8.5 carry a payment of type 7';

/** A POS receipt contains a card payment. */
export const cardPaymentMissing = rule({
  id: 'pos/card-payment-missing',
  appliesTo: ['8.4', '8.5'],
  paths: ['paymentMethods[].type', 'invoiceHeader.invoiceType'],
  params: ['type'],
  enforces: ['pos-receipt-card'],
  source: `${SERVICE}; the tax authority itself took cash on it`,
  bad: [{ sample: 'posCollection', set: { '/paymentMethods/0/type': 3 } }],
  check({ paymentMethods: payments, invoiceHeader: { invoiceType } }, found) {
    // If there is no payment at all, payments/missing reports it.
    if (payments === undefined || payments.length === 0) return;
    for (const { type } of payments) if (isByTerminal(type)) return;
    found(['paymentMethods', 0, 'type'], { type: invoiceType });
  },
});

/**
 * The description requires a card payment (7). An instant payment (8) uses the same terminal, and at completion the
 * terminal may turn a card payment into one, so this is only a warning.
 */
export const instantPaymentOnly = rule({
  id: 'pos/instant-payment-only',
  severity: 'warning',
  appliesTo: ['8.4', '8.5'],
  paths: ['paymentMethods[].type', 'invoiceHeader.invoiceType'],
  params: ['type'],
  providerMessage: 'payment-type',
  source: `${SERVICE}; Flow with skipSignature=false: the customer may switch from card to instant payment`,
  bad: [{ sample: 'posCollection', set: { '/paymentMethods/0/type': 8 } }],
  check({ paymentMethods: payments, invoiceHeader: { invoiceType } }, found) {
    if (payments === undefined) return;
    let instant: number | undefined;
    for (let index = 0; index < payments.length; index += 1) {
      const type = payments[index]?.type;
      if (type === PaymentMethodType.Card) return;
      if (type === PaymentMethodType.InstantPayment) instant ??= index;
    }
    if (instant !== undefined) found(['paymentMethods', instant, 'type'], { type: invoiceType });
  },
});

/** A POS receipt has one line, with the collected amount. */
export const moreThanOneLine = rule({
  id: 'pos/more-than-one-line',
  severity: 'warning',
  appliesTo: ['8.4', '8.5'],
  paths: ['invoiceDetails', 'invoiceHeader.invoiceType'],
  params: ['type', 'count'],
  source: 'AADE facts, Types 8.4 and 8.5: one line, net = amount moved',
  bad: [
    {
      sample: 'posCollection',
      set: {
        '/invoiceDetails': [
          {
            lineNumber: 1,
            netValue: 30,
            vatCategory: 8,
            vatAmount: 0,
            incomeClassification: [{ classificationCategory: 'category1_95', amount: 30 }],
          },
          {
            lineNumber: 2,
            netValue: 20,
            vatCategory: 8,
            vatAmount: 0,
            incomeClassification: [{ classificationCategory: 'category1_95', amount: 20 }],
          },
        ],
      },
    },
  ],
  check({ invoiceDetails, invoiceHeader: { invoiceType } }, found) {
    const count = invoiceDetails.length;
    if (count > 1) found(['invoiceDetails'], { type: invoiceType, count });
  },
});
