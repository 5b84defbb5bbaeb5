/**
 * Facts with faults.
 *
 * All errors are reported at once, with their place in the facts. Nothing is guessed: an unknown unit, a VAT percent
 * with two categories and a misspelt member are issues.
 */
import { buildUnknown, InvalidDocumentError } from 'parastatiko';
import { shop } from './shared/parties.js';

const facts = {
  type: '11.1',
  series: 'ΛΙΑ',
  aa: '2043',
  issueDate: '2026-02-30',
  issuer: shop,
  lines: [
    {
      description: 'Κρασί',
      quantity: 1,
      unit: 'νταμιτζάνα',
      unitPriceWithVat: '18.00',
      vat: 24,
      income: 'goods',
    },
    { description: 'Σύκα', quantity: 2, unit: 'kg', unitPriceWithVat: 0.1 + 0.2, vat: 4, income: 'goods' },
  ],
  payements: [{ type: 3, amount: '18.60' }],
};

try {
  buildUnknown(facts);
} catch (error) {
  if (!InvalidDocumentError.isInvalidDocumentError(error)) throw error;
  for (const { rule, path, message } of error.issues) console.log(`${rule} at ${path.join('/')}: ${message}`);
}
