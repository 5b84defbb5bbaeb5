/**
 * A PDF.
 *
 * `toPdf` needs the package `pdfmake`. The authority's XML is inside the file, for programs. A letter that no font has
 * stops it, unless you ask to be told.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { onCredit, salesInvoice } from 'parastatiko';
import { isPrintError, toPdf } from 'parastatiko/print';
import { customer, shop } from './shared/parties.js';

const invoice = salesInvoice({ issuer: shop, series: 'A', aa: '103', issueDate: '2026-11-20' })
  .counterpart(customer)
  .line({ description: 'Τσάι 中国', quantity: 12, unit: 'τεμ', unitPrice: '3.10', vat: 24, income: 'goods' })
  .payment(onCredit('rest'))
  .build();
const issued = { mark: '400001971234569', qrUrl: 'https://provider.example/103.pdf' };

try {
  await toPdf(invoice, { issued });
} catch (error) {
  if (!isPrintError(error)) throw error;
  console.log(`${error.reason}: ${error.message}`);
}

const pdf = await toPdf(invoice, {
  issued,
  attach: 'xml',
  onMissingLetters: (missing) => {
    for (const { letter, paths } of missing) console.log(`${letter} is printed as ?: ${paths.join(', ')}`);
  },
});
console.log(`a PDF: ${new TextDecoder('latin1').decode(pdf.slice(0, 4)) === '%PDF'}`);
mkdirSync('out', { recursive: true });
writeFileSync('out/invoice-103.pdf', pdf);
