/**
 * From an ERP's rows to documents.
 *
 * Orders as a database returns them become facts. The country of the customer decides the type, the ERP's own codes
 * become exemptions, and the totals are compared with those that the ERP has stored.
 */
import { checkUnknown } from 'parastatiko';
import { euCountries, VatExemptionCategory } from 'parastatiko/codes';
import { customer, customerAddress, shop } from './shared/parties.js';

const abroad = { vatNumber: '123456789', branch: 0, name: 'Honighaus Weber GmbH', address: customerAddress };
const orders = [
  {
    number: 301,
    customer,
    // The ERP adds the exact amounts and rounds their sum.
    total: '120.11',
    rows: [
      { item: 'Μέλι', pieces: '12', price: '5.4867', off: '10', vat: 'Κ13' },
      { item: 'Κούπα', pieces: '4', price: '7.17', off: '0', vat: 'Κ24' },
      { item: 'Δίσκος', pieces: '1', price: '14.18', off: '0', vat: 'Κ24' },
    ],
  },
  {
    number: 302,
    customer: { ...abroad, country: 'DE' },
    total: '1176.00',
    rows: [{ item: 'Μέλι', pieces: '240', price: '4.90', off: '0', vat: 'ΕΝΔΟΚ' }],
  },
  {
    number: 303,
    customer: { ...abroad, country: 'GB' },
    total: '784.00',
    rows: [{ item: 'Μέλι', pieces: '160', price: '4.90', off: '0', vat: 'ΕΞΑΓ' }],
  },
  {
    number: 304,
    customer,
    total: '12.00',
    rows: [{ item: 'Βιβλίο', pieces: '1', price: '12.00', off: '0', vat: 'Κ6' }],
  },
];

/** What the codes of the ERP mean. A code that is not here is refused, not guessed. */
const vatOf = {
  Κ13: { vat: 13 },
  Κ24: { vat: 24 },
  ΕΝΔΟΚ: { vat: 0, vatExemptionCategory: VatExemptionCategory.Article33 },
  ΕΞΑΓ: { vat: 0, vatExemptionCategory: VatExemptionCategory.Article29 },
};

const typeFor = (country: string) => {
  if (country === 'GR') return '1.1';
  return euCountries.some((member) => member === country) ? '1.2' : '1.3';
};

for (const { number, customer: counterpart, total, rows } of orders) {
  const result = checkUnknown({
    type: typeFor(counterpart.country),
    series: 'ΤΙΜ',
    aa: number,
    issueDate: '2026-11-20',
    issuer: shop,
    counterpart,
    lines: rows.map(({ item, pieces, price, off, vat }) => ({
      description: item,
      quantity: pieces,
      unit: 'τεμ',
      unitPrice: price,
      ...(off !== '0' && { discount: { percent: off } }),
      ...vatOf[vat as keyof typeof vatOf],
      income: 'goods',
    })),
    payments: [{ type: 5, amount: 'rest' }],
  });
  for (const { path, message } of result.issues) console.log(`${number}: ${path.join('/')}: ${message}`);
  if (!result.ok) continue;
  const gross = result.document.invoiceSummary.totalGrossValue.toFixed(2);
  const note = gross === total ? '' : `, but the ERP has ${total}: store ${gross} before the customer pays`;
  console.log(`${number}: ${result.document.invoiceHeader.invoiceType}, ${gross}${note}`);
}
