/**
 * An invoice that is also a delivery note.
 *
 * One step, `movement`, turns a sales invoice (1.1) into a delivery note as well; `isDeliveryNote`, names and addresses
 * follow.
 */
import { onCredit, salesInvoice } from 'parastatiko';
import { MovePurpose } from 'parastatiko/codes';
import { customer, customerAddress, shop, shopAddress } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'ΤΔΑ', aa: '41', issueDate: '2026-11-20' })
  .counterpart(customer)
  .movement({
    movePurpose: MovePurpose.Sale,
    dispatchDate: '2026-11-20',
    dispatchTime: '11:00:00',
    loadingAddress: shopAddress,
    deliveryAddress: customerAddress,
  })
  .line({
    description: 'Ελαιόλαδο 500 ml',
    quantity: 24,
    unit: 'τεμ',
    unitPrice: '6.40',
    vat: 13,
    income: 'goods',
  })
  .payment(onCredit('rest'))
  .build();

console.log(JSON.stringify(invoice, null, 2));
