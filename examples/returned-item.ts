/**
 * A returned item.
 *
 * Two of three jars of honey are returned one by one, then the rest of the receipt. Each credit (11.4) takes its share
 * of what the earlier ones left, so that together they equal the receipt, to the cent.
 */
import { cash, creditOf, RefusedStepError, remainingOf, retailReceipt } from 'parastatiko';
import { shop } from './shared/parties.js';

const document = retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2041', issueDate: '2026-11-20' })
  .line({ description: 'Μέλι', quantity: 3, unit: 'τεμ', gross: '25.00', vat: 13, income: 'goods' })
  .line({ description: 'Λάδι', quantity: 1, unit: 'τεμ', unitPriceWithVat: '9.50', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build();
const receipt = { document, mark: '400001970000103' };

const first = creditOf(receipt, {
  series: 'ΠΛΙ',
  aa: '4',
  issueDate: '2026-11-20',
  lines: [{ line: 1, quantity: 1 }],
  payments: [cash('rest')],
});
console.log(JSON.stringify(first.document.invoiceHeader, null, 2));
console.log(JSON.stringify(first.document.invoiceDetails[0], null, 2));

// Each credit is kept with its MARK, and passed to the next one.
const earlier = [{ document: first.document, mark: '400001970000131' }];
console.log(JSON.stringify(remainingOf(receipt, earlier).lines));

try {
  creditOf(receipt, {
    series: 'ΠΛΙ',
    aa: '5',
    issueDate: '2026-11-20',
    lines: [{ line: 1, quantity: 3 }],
    earlier,
    payments: [cash('rest')],
  });
} catch (error) {
  if (!RefusedStepError.isRefusedStepError(error)) throw error;
  console.log(error.message);
}

const rest = creditOf(receipt, {
  series: 'ΠΛΙ',
  aa: '5',
  issueDate: '2026-11-20',
  earlier,
  payments: [cash('rest')],
});
const paidBack = [first, rest].map((credit) => credit.document.invoiceSummary.totalGrossValue);
console.log(paidBack, rest.remaining.isSettled);
