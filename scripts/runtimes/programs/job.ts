/** What every runtime does with the packed package. It returns plain JSON, so that the runtimes can be compared. */
import { buildDocument, openTable, tableFromJSON, validate } from 'parastatiko';
import { invoiceTypes, labelOf } from 'parastatiko/codes';
import { fromRegistryXml, toRegistryXml, uidOf } from 'parastatiko/registry';
import { sending } from './sending.js';

const issuer = {
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  print: {
    profession: 'Εστιατόριο',
    taxoffice: 'Ναυπλίου',
    addressStreet: 'Σταϊκοπούλου',
    addressNumber: '14',
    addressPostalCode: '21100',
    addressCity: 'Ναύπλιο',
    addressCountry: 'Ελλάδα',
  },
};
const issueDate = '2026-11-20';
export const now = new Date('2026-11-20T18:30:00+02:00');

export function receipt() {
  return buildDocument(
    {
      type: '11.1',
      series: 'ΛΙΑ',
      aa: '2041',
      issueDate,
      issuer,
      lines: [
        { description: 'Μέλι', quantity: 3, unit: 'τεμ', unitPriceWithVat: '4.00', vat: 13, income: 'goods' },
        {
          description: 'Κρασί',
          quantity: '0.750',
          unit: 'λίτρα',
          unitPrice: '9.99',
          vat: 24,
          income: 'goods',
        },
      ],
      payments: [{ type: 3, amount: 'rest' }],
    },
    { now },
  );
}

function table() {
  const salad = { description: 'Χωριάτικη', quantity: 2, unit: 'τεμ', unitPriceWithVat: '8.50', vat: 13 };
  const order = openTable({ issuer, series: 'ΔΠ' }).order({ aa: '311', issueDate, lines: [salad] });
  // Through JSON, as in a till that stores it.
  const stored = tableFromJSON(JSON.parse(JSON.stringify(order.table)));
  const open = stored.issued(order.document, {
    mark: '400001970000104',
    issuedAt: '2026-11-20T20:40:00+02:00',
  });
  const bill = open.close({
    type: '11.1',
    series: 'ΛΙΑ',
    aa: '2042',
    issueDate,
    income: 'goods',
    payments: [{ type: 3, amount: 'rest' }],
  });
  return { slip: order.document, bill: bill.document };
}

export async function job() {
  const document = receipt();
  const broken = { ...document, invoiceSummary: { ...document.invoiceSummary, totalVatAmount: 1 } };
  const xml = toRegistryXml([document]);
  return {
    document,
    ...table(),
    valid: validate(document, { now }),
    invalid: validate(broken, { now }),
    hostile: [null, 1n, Symbol('s'), () => 1, new Map()].map((value) => validate(value).ok),
    type: labelOf(invoiceTypes, '11.1', 'el'),
    xml,
    readBack: fromRegistryXml(xml),
    uid: await uidOf(document),
    ...(await sending(document, now)),
  };
}
