/**
 * A receipt at prices with VAT.
 *
 * A retail receipt (11.1). The customer pays 10.00, and the receipt says 10.00: net 8.06 and VAT 1.94, where 24 % of
 * the net would be 1.93.
 */
import { card, cash, retailReceipt } from 'parastatiko';
import { shop } from './shared/parties.js';

const receipt = retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2041', issueDate: '2026-11-20' })
  .line({
    description: 'Μέλι',
    quantity: 1,
    unit: 'τεμ',
    unitPriceWithVat: '10.00',
    vat: 24,
    income: 'goods',
  })
  .payment(cash('4.00'))
  .payment(card({ amount: 'rest' }))
  .build();

const { totalNetValue, totalVatAmount, totalGrossValue } = receipt.invoiceSummary;
console.log(`net ${totalNetValue}, VAT ${totalVatAmount}, gross ${totalGrossValue}`);
console.log(JSON.stringify(receipt, null, 2));
