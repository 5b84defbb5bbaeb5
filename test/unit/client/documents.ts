/** Documents of the client's tests; apart from the set-up, so that processes of their own can have them. */
import {
  card,
  cash,
  issuer,
  onCredit,
  type PaymentFacts,
  retailReceipt,
} from '../../../src/builders/index.js';
import type { Document } from '../../../src/types/index.js';

const shop = issuer({
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
});

/** A retail receipt of 12.40 euros, paid in cash. */
export const receipt = (aa = '101', price = '12.40', issueDate = '2026-11-20'): Document =>
  paidWith(cash('rest'), aa, price, issueDate);

/** The same, on credit: all of it is left to pay. */
export const receiptOnCredit = (aa = '102'): Document => paidWith(onCredit('rest'), aa);

function paidWith(payment: PaymentFacts, aa: string, price = '12.40', issueDate = '2026-11-20'): Document {
  return retailReceipt({ issuer: shop, series: 'A', aa, issueDate })
    .line({
      description: 'Μέλι',
      quantity: 1,
      unit: 'τεμ',
      unitPriceWithVat: price,
      vat: 13,
      income: 'goods',
    })
    .payment(payment)
    .build();
}

/** The same, paid by card on a locked terminal. */
export function cardReceipt(aa = '201', issueDate = '2026-11-20'): Document {
  return retailReceipt({ issuer: shop, series: 'A', aa, issueDate })
    .line({
      description: 'Μέλι',
      quantity: 1,
      unit: 'τεμ',
      unitPriceWithVat: '12.40',
      vat: 13,
      income: 'goods',
    })
    .payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 2 }))
    .build({ skipSignature: false });
}

/** A receipt of 60 euros, paid on two terminals: 40 and 20 euros. */
export function splitReceipt(aa = '301'): Document {
  const terminal = { terminalId: '16000123', posNspId: 2 };
  return retailReceipt({ issuer: shop, series: 'A', aa, issueDate: '2026-11-20' })
    .line({
      description: 'Κρασί',
      quantity: 6,
      unit: 'τεμ',
      unitPriceWithVat: '10.00',
      vat: 24,
      income: 'goods',
    })
    .payment(card({ amount: '40.00', ...terminal }))
    .payment(card({ amount: '20.00', ...terminal }))
    .build({ skipSignature: false });
}
