/**
 * An order of an e-shop.
 *
 * The parcel leaves with its receipt: an 11.1 that is the delivery note as well, so it names the buyer and the addresses.
 * The customer sends one item back: `creditOf` builds the credit, and the money goes back to the card.
 */
import { card, creditOf, retailReceipt } from 'parastatiko';
import { customerAddress, shop, shopAddress } from './shared/parties.js';

const issueDate = '2026-11-20';
const unit = 'τεμ';

const receipt = retailReceipt({ issuer: shop, series: 'ΗΛ', aa: '311', issueDate })
  .movement({
    movePurpose: 1,
    dispatchDate: issueDate,
    dispatchTime: '15:00:00',
    loadingAddress: shopAddress,
    deliveryAddress: customerAddress,
  })
  .counterpart({ country: 'GR', branch: 0, name: 'Ελένη Νικολάου', address: customerAddress })
  .line({ description: 'Μέλι', quantity: 2, unit, unitPriceWithVat: '6.20', vat: 13, income: 'goods' })
  .line({ description: 'Κούπα', quantity: 1, unit, unitPriceWithVat: '9.90', vat: 24, income: 'goods' })
  .payment(card({ amount: 'rest' }))
  .build();
console.log(`${receipt.invoiceHeader.invoiceType}, delivery note: ${receipt.invoiceHeader.isDeliveryNote}`);
console.log(`paid: ${receipt.invoiceSummary.totalGrossValue.toFixed(2)}`);

const { document: credit } = creditOf(
  { document: receipt, mark: '400001970000311' },
  { series: 'ΠΛ', aa: '9', issueDate, lines: [{ line: 2 }], payments: [card({ amount: 'rest' })] },
);
const { invoiceType, multipleConnectedMarks } = credit.invoiceHeader;
console.log(
  `${invoiceType} of ${multipleConnectedMarks}: ${credit.invoiceSummary.totalGrossValue.toFixed(2)} back`,
);
