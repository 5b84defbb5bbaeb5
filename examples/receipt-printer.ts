/**
 * A receipt printer.
 *
 * The bytes for a printer by its model, and what it cannot print with its own letters: those are spelt otherwise, drawn,
 * or named.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cash, retailReceipt } from 'parastatiko';
import { toPrinter } from 'parastatiko/print';
import { shop } from './shared/parties.js';

const receipt = retailReceipt({ issuer: shop, series: 'ΛΑ', aa: '56', issueDate: '2026-11-20' })
  .line({
    description: 'Κρέπα Café',
    quantity: 1,
    unit: 'τεμ',
    unitPriceWithVat: '6.00',
    vat: 24,
    income: 'goods',
  })
  .line({
    description: 'Τσάι 中国',
    quantity: 1,
    unit: 'τεμ',
    unitPriceWithVat: '3.00',
    vat: 24,
    income: 'goods',
  })
  .payment(cash('rest'))
  .build();

const issued = { mark: '400001971234568', qrUrl: 'https://provider.example/56.pdf' };
const { bytes, replaced, lost } = await toPrinter(receipt, { printer: 'epson-tm-t20iii', issued });

for (const { letter, printed } of replaced) console.log(`${letter} is printed as ${printed}`);
for (const { letter, paths } of lost) console.log(`${letter} is lost: ${paths.join(', ')}`);
mkdirSync('out', { recursive: true });
writeFileSync('out/receipt-56.bin', bytes);
