/**
 * Five minutes.
 *
 * A receipt (11.1), and an invoice (1.1) with two VAT rates and a withheld tax. Both are checked and issued to a sandbox,
 * which is the service on one machine.
 */
import {
  athensDate,
  cash,
  InvalidDocumentError,
  issuer,
  onCredit,
  retailReceipt,
  salesInvoice,
  validate,
} from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { el } from 'parastatiko/locales/el';
import { createSandbox } from 'parastatiko/sandbox';

// A fixed clock, so that this example always prints the same. A till uses new Date().
const now = () => new Date('2026-11-20T12:00:00+02:00');
const issueDate = athensDate(now());

// Who issues. What is in `print` appears only on the printed page.
const shop = issuer({
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
});
const honey = { description: 'Μέλι', quantity: 2, unit: 'τεμ', vat: 13 };

// A receipt, at prices with VAT.
const receipt = retailReceipt({ issuer: shop, series: 'ΑΛΠ', aa: '1', issueDate })
  .line({ ...honey, unitPriceWithVat: '6.20', income: 'goods' })
  .payment(cash('rest'))
  .build();
console.log(`receipt: ${receipt.invoiceSummary.totalGrossValue.toFixed(2)} euros`);

// An invoice to a business, at prices without VAT.
const invoice = salesInvoice({ issuer: shop, series: 'ΤΙΜ', aa: '1', issueDate })
  .counterpart({ vatNumber: '999000111', country: 'GR', branch: 0, name: 'Αργολική Ακτή Α.Ε.' })
  .line({ ...honey, unitPrice: '5.50', income: 'goods' })
  .line({ ...honey, description: 'Κρασί', unitPrice: '24.90', vat: 24, income: 'goods' })
  .payment(onCredit('rest'))
  .build();
const { totalNetValue, totalVatAmount, totalGrossValue } = invoice.invoiceSummary;
console.log(
  `invoice: ${totalNetValue.toFixed(2)} + ${totalVatAmount.toFixed(2)} = ${totalGrossValue.toFixed(2)}`,
);

// `build` has checked them already. `validate` checks any document, also one from another program.
console.log(`valid: ${validate(invoice, { now: now() }).ok}`);

// A mistake is an error that says what to do. English is built in, Greek is another import.
const wrong = retailReceipt({ issuer: shop, series: 'ΑΛΠ', aa: '2', issueDate: '20/11/2026' })
  .line({ ...honey, unitPriceWithVat: '6,20', vat: 23, income: 'goods' })
  .payment(cash('rest'));
try {
  wrong.build();
} catch (error) {
  if (!InvalidDocumentError.isInvalidDocumentError(error)) throw error;
  console.log(error.message);
}
const [inGreek] = wrong.check({ locale: el }).issues;
console.log(`In Greek: ${inGreek?.message}`);

// The service on this machine. With your own address and key, the same client calls the real one:
// createClient({ baseUrl: 'https://host.example', apiKey: 'your-key' })
const sandbox = await createSandbox({ clock: { now }, keys: [{ key: 'k', companies: [shop.vatNumber] }] });
const client = createClient(sandbox.clientOptions());
for (const document of [receipt, invoice]) {
  const outcome = await client.issue(document);
  console.log(outcome.kind, 'mark' in outcome ? outcome.mark : outcome.next.todo);
}
