/**
 * From a sale to paper.
 *
 * A sale becomes a receipt, a wrong total is found, the receipt is filed although the answer is lost, and it is printed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cash, issuer, retailReceipt, validate } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { el } from 'parastatiko/locales/el';
import { renderDocument } from 'parastatiko/print';
import { createSandbox } from 'parastatiko/sandbox';

const print = { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' };
const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const shop = issuer({ vatNumber: '800123456', branch: 0, name: 'Η Αυλή Μαρκάκη Ε.Ε.', address, print });
const honey = { description: 'Μέλι θυμαρίσιο', unit: 'τεμ', vat: 13, income: 'goods' } as const;
const wine = { description: 'Κρασί Νεμέας', unit: 'τεμ', vat: 24, income: 'goods' } as const;

const clock = { now: () => new Date('2026-11-20T12:00:00+02:00') }; // a fixed day: a till leaves this out
const sandbox = await createSandbox({ clock, keys: [{ key: 'k', companies: [shop.vatNumber] }] });
const client = createClient({ ...sandbox.clientOptions(), settlingTime: 0 });
sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
mkdirSync('out', { recursive: true });

// The sale.
export const receipt = retailReceipt({ issuer: shop, series: 'ΑΛΠ', aa: '1', issueDate: '2026-11-20' })
  .line({ ...honey, quantity: 2, unitPriceWithVat: '6.20' })
  .line({ ...wine, quantity: 1, unitPriceWithVat: '14.90' })
  .payment(cash('rest'))
  .build(); // VAT, totals and labels are derived

const wrong = { ...receipt, invoiceSummary: { ...receipt.invoiceSummary, totalGrossValue: 27.31 } };
console.log(validate(wrong).issues[0]?.message);
console.log(validate(wrong, { locale: el }).issues[0]?.message);

const lost = await client.issue(receipt); // filed, but the answer is lost
const issued = await client.issue(receipt); // asks first, so nothing is filed twice
console.log(lost.kind, issued.kind);
if (issued.kind === 'alreadyIssued')
  writeFileSync('out/receipt.html', renderDocument(receipt, { format: 'roll80', issued }));
