import type { Document } from '../src/index.js';

const print = {
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  profession: 'Εμπόριο ειδών γραφείου',
  taxoffice: 'ΦΑΕ Αθηνών',
  addressStreet: 'Ερμού',
  addressNumber: '10',
  addressPostalCode: '10563',
  addressCity: 'Αθήνα',
  addressCountry: 'Ελλάδα',
};
const issuer = { vatNumber: '800123456', branch: 0, print };
const counterpart = {
  vatNumber: '987654324',
  country: 'GR',
  branch: 0,
  print: { ...print, name: 'Νικολάου Ο.Ε.' },
};

/** Facts of an order slip with one line. */
export const slipFacts = {
  type: '8.6',
  series: 'ΔΠ',
  aa: '201',
  issueDate: '2026-11-20',
  issuer,
  tableAA: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
  lines: [{ description: 'Καφές', quantity: '3', unit: 1, unitPrice: '3.50', vat: '13' }],
};

/** Facts of a sales invoice with any number of lines: priced without and with VAT, with and without discount. */
export const invoiceFacts = (lines: number) => ({
  type: '1.1',
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
  issuer,
  counterpart,
  lines: Array.from({ length: lines }, (_, index) => ({
    description: `Είδος ${index % 97}`,
    quantity: String((index % 7) + 1),
    unit: 1,
    ...(index % 3 === 0 ? { unitPriceWithVat: '4.99' } : { unitPrice: `${(index % 50) + 1}.90` }),
    vat: index % 2 === 0 ? '24' : '13',
    ...(index % 4 === 0 && { discount: { percent: '10' } }),
    income: 'goods',
  })),
  payments: [{ type: 5, amount: 'rest' }],
});

const OPTIONAL_MEMBERS = [
  'lineUnitPrice',
  'vatCategoryPercent',
  'measurementUnitLabel',
  'itemDescr',
  'currency',
];

/** Copies of a document with keys in random order and random optional members. */
export function shuffledCopies(document: Document, copies: number): unknown[] {
  const random = seeded(20_261_120);
  const shuffle = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffle);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value)
      .filter(([key]) => !OPTIONAL_MEMBERS.includes(key) || random() < 0.5)
      .map(([key, inner]) => ({ at: random(), key, inner }));
    entries.sort((a, b) => a.at - b.at);
    return Object.fromEntries(entries.map(({ key, inner }) => [key, shuffle(inner)]));
  };
  return Array.from({ length: copies }, () => shuffle(document));
}

type Writable<Value> = Value extends object
  ? { -readonly [Member in keyof Value]: Writable<Value[Member]> }
  : Value;

/** The document with a dozen mistakes of every kind, so that messages are measured too. */
export function spoiled(document: Document): unknown {
  const copy = JSON.parse(JSON.stringify(document)) as Writable<Document>;
  const [first, second] = copy.invoiceDetails;
  copy.invoiceSummary.totalNetValue += 1;
  copy.invoiceSummary.totalVatAmount += 1;
  if (first) first.vatCategory = 7;
  if (second) second.lineNumber = 1;
  copy.issuer.vatNumber = '123456789';
  copy.invoiceHeader.movePurpose = 6;
  copy.invoiceHeader.toWeigh = true;
  return Object.assign(copy, { paymentMethod: [], counterparty: {} });
}

/** mulberry32: the same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
