import { samples } from '../../../src/rules/examples/index.js';

/** A valid document that a test may change: the sample invoice of the rules. */
export const invoice = (): Record<string, unknown> & { invoiceDetails: Record<string, unknown>[] } =>
  structuredClone(samples.salesInvoice) as never;

/** Valid facts of a receipt of 10.00, VAT 24 % included. */
export const facts = (): Record<string, unknown> & { lines: Record<string, unknown>[] } => ({
  type: '11.1',
  series: 'A',
  aa: '7',
  issueDate: '2026-11-20',
  issuer: {
    vatNumber: '123456783',
    branch: 0,
    print: {
      name: 'Παπαδόπουλος Α.Ε.',
      profession: 'Εμπόριο',
      taxoffice: 'ΦΑΕ Αθηνών',
      addressStreet: 'Ερμού',
      addressNumber: '10',
      addressPostalCode: '10563',
      addressCity: 'Αθήνα',
      addressCountry: 'Ελλάδα',
    },
  },
  lines: [
    { description: 'Cable', quantity: '2', unit: 1, unitPriceWithVat: '5.00', vat: 24, income: 'goods' },
  ],
  payments: [{ type: 3, amount: '10.00' }],
});
