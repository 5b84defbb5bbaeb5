/**
 * A shop's own look.
 *
 * A theme is one object that pages, PDF, e-mail and receipt printers read: colour, accounts and texts of the house.
 * What the law needs stays, whatever the theme.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { onCredit, salesInvoice } from 'parastatiko';
import { renderDocument, type Theme, toPdf } from 'parastatiko/print';
import { customer, shop } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'A', aa: '101', issueDate: '2026-11-20' })
  .counterpart(customer)
  .line({ description: 'Μέλι', quantity: 12, unit: 'τεμ', unitPrice: '5.00', vat: 13, income: 'goods' })
  .payment(onCredit('rest'))
  .build();

const theme: Theme = {
  accent: '#00539b',
  banks: [{ name: 'Εθνική Τράπεζα', iban: 'GR16 0110 1250 0000 0001 2300 695' }],
  slots: { footer: [{ el: 'Σας ευχαριστούμε.', en: 'Thank you.' }] },
};
const issued = {
  mark: '400001971234567',
  qrUrl: 'https://provider.example/GetInvoicePdf/60279C343553F75CA60A394C50B380CB4DF077D4.pdf',
};
const page = renderDocument(invoice, { theme, format: 'a5', language: 'el', issued });
for (const text of [
  '--accent:#00539b',
  'GR16 0110 1250 0000 0001 2300 695',
  'Σας ευχαριστούμε.',
  issued.mark,
])
  console.log(`${text}: ${page.includes(text)}`);

mkdirSync('out', { recursive: true });
writeFileSync('out/invoice-a5.html', page);
writeFileSync('out/invoice.pdf', await toPdf(invoice, { theme, issued }));
