/**
 * Printing a document.
 *
 * The same receipt as a page for the browser and as bytes for a receipt printer. Before it is issued, the page is a draft
 * and says so; afterwards it has the MARK and the QR code. A document that cannot be read gives an error with its issues.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cash, issuer, retailReceipt } from 'parastatiko';
import { isPrintError, renderDocument, toPrinter } from 'parastatiko/print';

const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const print = { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' };
const shop = issuer({ vatNumber: '800123456', branch: 0, name: 'Η Αυλή Μαρκάκη Ε.Ε.', address, print });

const receipt = retailReceipt({ issuer: shop, series: 'ΛΑ', aa: '55', issueDate: '2026-11-20' })
  .line({ description: 'Μέλι', quantity: 2, unit: 'τεμ', unitPriceWithVat: '7.50', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build();

const draft = renderDocument(receipt, { format: 'a4', language: ['el', 'en'] });
console.log(`a draft: ${draft.includes('Πρόχειρο / Draft')}`);

// The service's answer. An outcome of the client can be passed unchanged.
const issued = {
  mark: '400001971234567',
  uid: 'CF2C8EE98FBDE16A797C10C75F0AF266287F9774',
  qrUrl: 'https://provider.example/GetInvoicePdf/CF2C8EE98FBDE16A797C10C75F0AF266287F9774.pdf',
};
const page = renderDocument(receipt, { format: 'roll80', issued });
console.log(`issued: ${page.includes(issued.mark)}, with a QR code: ${page.includes('class="qr"')}`);

// On paper: with the change, for a printer that draws the QR code itself.
const { bytes, lost } = await toPrinter(receipt, {
  printer: 'epson-tm-m30iii',
  issued,
  receipt: { cashGiven: '20.00', issueTime: '14:32', thanks: true },
  drawer: 'before',
});
console.log(`letters that the printer does not have: ${lost.length}`);
mkdirSync('out', { recursive: true });
writeFileSync('out/receipt.html', page);
writeFileSync('out/receipt.bin', bytes);

try {
  renderDocument({ ...receipt, invoiceSummary: { ...receipt.invoiceSummary, totalGrossValue: '15.00' } });
} catch (error) {
  if (!isPrintError(error)) throw error;
  for (const { path, message } of error.issues) console.log(`${path.join('.')}: ${message}`);
}
