/**
 * Rents and subscriptions.
 *
 * The same document every month: a half-built document is a template. A rent (8.1) has no unit and no quantity, and its
 * classification is stated, because two are right. A subscription is an invoice for services (2.1).
 */
import { onCredit, rentIncome, serviceInvoice } from 'parastatiko';
import { VatExemptionCategory } from 'parastatiko/codes';
import { customer, shop as owner } from './shared/parties.js';

const months = [
  { aa: '11', issueDate: '2026-11-20', month: 'Νοέμβριος' },
  { aa: '12', issueDate: '2026-12-01', month: 'Δεκέμβριος' },
];

for (const { aa, issueDate, month } of months) {
  // Whether it is exempt, and which of the two classifications fits, is for the accountant.
  const rent = rentIncome({ issuer: owner, series: 'ΕΝ', aa, issueDate })
    .counterpart(customer)
    .line({
      description: `Ενοίκιο, ${month}`,
      net: '850.00',
      vatCategory: 7,
      vatExemptionCategory: VatExemptionCategory.Article27,
      income: { type: 'E3_562', category: 'category1_5' },
    })
    .payment(onCredit('rest'))
    .build();
  const subscription = serviceInvoice({ issuer: owner, series: 'ΣΥΝ', aa, issueDate })
    .counterpart(customer)
    .line({ description: `Συνδρομή, ${month}`, net: '29.90', vat: 24, income: 'services' })
    .payment(onCredit('rest'))
    .build();
  console.log(
    `${issueDate}: rent ${rent.invoiceSummary.totalGrossValue.toFixed(2)}, subscription ${subscription.invoiceSummary.totalGrossValue.toFixed(2)}`,
  );
}
