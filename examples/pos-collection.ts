/**
 * A POS collection.
 *
 * A collection receipt (8.4): an amount is collected by card for an invoice that was issued on credit. The payment needs its
 * terminal and the payment service provider behind it.
 */
import { card, posCollection } from 'parastatiko';
import { shop } from './shared/parties.js';

const receipt = posCollection({ issuer: shop, series: 'ΕΙΣ', aa: '9', issueDate: '2026-11-20' })
  .refersTo(['400001970000109'])
  .line({ description: 'Έναντι τιμολογίου ΤΙΜ 158', net: '247.02' })
  .payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 2 }))
  .build();

console.log(JSON.stringify(receipt, null, 2));
