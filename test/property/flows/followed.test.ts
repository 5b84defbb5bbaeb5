import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { card } from '../../../src/builders/index.js';
import {
  cancellationOf,
  collectionOf,
  creditOf,
  holdPosPayment,
  invoiceOfNotes,
  posPaymentFromJSON,
  receivingNoteOf,
  remainingOf,
  remainingOfNotes,
  returnOf,
} from '../../../src/flows/index.js';
import { english } from '../../../src/issues/locale.js';
import { readDocument } from '../../../src/print/prepare.js';
import { salesInvoice } from '../../../src/rules/examples/invoices.js';
import { deliveryNote, receivingNote } from '../../../src/rules/examples/notes.js';
import { posCollection, retailReceipt } from '../../../src/rules/examples/retail.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Document, IssuedDocument } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { answer, receipt } from '../../unit/flows/pos-payment/held.js';
import { disturbance, disturbed, ways } from './as-sent.js';

const MARK = '400001970000109';
const issued = (document: Document): IssuedDocument => ({ document, mark: MARK });
const rest = { payments: [{ type: 3, amount: 'rest' as const }] };
const number = { series: 'Κ', aa: '7', issueDate: '2026-11-20' };
const payment = card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
const prices = [{ description: 'Καρέκλα γραφείου', unitPrice: '40.00', vat: 24, income: 'goods' } as const];

/** An invoice whose unit has two companions, all of which a credit takes over. */
const companions = {
  measurementUnit: 7,
  otherMeasurementUnitQuantity: 12,
  otherMeasurementUnitTitle: 'Κιβώτιο',
} as const;
const inBoxes = (document: Document): Document => ({
  ...document,
  invoiceDetails: document.invoiceDetails.map(({ measurementUnitLabel: _, ...line }) => ({
    ...line,
    ...companions,
  })),
});
const owed: Document = {
  ...salesInvoice,
  paymentMethods: [{ type: 5, amount: salesInvoice.invoiceSummary.totalGrossValue }],
};
const firstCredit = creditOf(issued(salesInvoice), { ...number, ...rest, lines: [{ line: 1, quantity: 1 }] });

/** Every function that reads an issued document: what it makes of a document as it was sent. */
const followers: readonly (readonly [name: string, of: Document, follow: (sent: Document) => unknown])[] = [
  ['creditOf', salesInvoice, (sent) => creditOf(issued(sent), { ...number, ...rest })],
  ['creditOf a receipt', retailReceipt, (sent) => creditOf(issued(sent), { ...number, ...rest })],
  ['creditOf unit 7', inBoxes(salesInvoice), (sent) => creditOf(issued(sent), { ...number, ...rest })],
  [
    'creditOf after a credit',
    firstCredit.document,
    (sent) => creditOf(issued(salesInvoice), { ...number, aa: '8', ...rest, earlier: [sent] }),
  ],
  ['remainingOf', salesInvoice, (sent) => remainingOf(issued(sent))],
  ['remainingOf after a credit', firstCredit.document, (sent) => remainingOf(issued(salesInvoice), [sent])],
  ['collectionOf', owed, (sent) => collectionOf(issued(sent), { ...number, payment })],
  ['returnOf', posCollection, (sent) => returnOf(issued(sent), { ...number, payment })],
  [
    'returnOf a receipt',
    { ...retailReceipt, paymentMethods: [{ type: 7, amount: retailReceipt.invoiceSummary.totalGrossValue }] },
    (sent) => returnOf(issued(sent), { ...number, payment }),
  ],
  ['cancellationOf', deliveryNote, (sent) => cancellationOf(issued(sent)).toJSON()],
  ['cancellationOf a receiving note', receivingNote, (sent) => cancellationOf(issued(sent)).toJSON()],
  [
    'receivingNoteOf',
    deliveryNote,
    (sent) => receivingNoteOf(issued(sent), { ...number, receivingNotePurpose: 5 }),
  ],
  [
    'receivingNoteOf unit 7',
    inBoxes(deliveryNote),
    (sent) => receivingNoteOf(issued(sent), { ...number, receivingNotePurpose: 5 }),
  ],
  ['invoiceOfNotes', deliveryNote, (sent) => invoiceOfNotes([issued(sent)], { ...number, ...rest, prices })],
  [
    'invoiceOfNotes unit 7',
    inBoxes(deliveryNote),
    (sent) => invoiceOfNotes([issued(sent)], { ...number, ...rest, prices }),
  ],
  ['remainingOfNotes', deliveryNote, (sent) => remainingOfNotes([issued(sent)])],
  [
    'holdPosPayment',
    receipt,
    (sent) => {
      const session = holdPosPayment({ document: sent, answer });
      const restored = posPaymentFromJSON(JSON.parse(JSON.stringify(session)));
      return [restored.pending(new Date('2026-11-20T10:05:00Z')), restored.uncharged()];
    },
  ],
  ['print', salesInvoice, (sent) => readDocument(sent, english).invoiceDetails.length],
];

describe.each(followers)('%s', (_, document, follow) => {
  const expected = JSON.stringify(follow(document));

  test.each(ways)('reads a document in which every object is sent as the service takes it: %s', (way) => {
    const sent = disturbed(document, { waysOf: [[way]], inRequest: false });
    expect(errorsOf(sent)).toEqual(errorsOf(document));
    expect(JSON.stringify(follow(sent))).toBe(expected);
  });

  test('reads the only document of a request', () => {
    expect(JSON.stringify(follow({ invoice: [document] } as never))).toBe(expected);
  });

  test('reads a document sent in any of these ways', () => {
    fc.assert(
      fc.property(disturbance, (each) => {
        expect(JSON.stringify(follow(disturbed(document, each)))).toBe(expected);
      }),
      { numRuns: Math.ceil(Math.min(RUNS, 300) / 5) },
    );
  });
});

const errorsOf = (document: Document): string[] =>
  validate(document).issues.flatMap(({ severity, rule }) => (severity === 'error' ? [rule] : []));

test('credits and notes keep the companions of unit 7', () => {
  const made = [
    creditOf(issued(inBoxes(salesInvoice)), { ...number, ...rest }).document,
    receivingNoteOf(issued(inBoxes(deliveryNote)), { ...number, receivingNotePurpose: 5 }).document,
    invoiceOfNotes([issued(inBoxes(deliveryNote))], { ...number, ...rest, prices }).document,
  ];
  for (const { invoiceDetails } of made)
    for (const line of invoiceDetails) expect(line).toMatchObject(companions);
});

/** Members that a step does not read may even be wrong: the service took the document, or another program filed it. */
describe('what a step does not need', () => {
  const broken = (document: Document): Document =>
    ({ ...document, packingsDeclarations: 7, transmissionFailure: 'once', invoiceSummary: null }) as never;

  test('does not stop a cancellation', () => {
    const bare = {
      issuer: { vatNumber: '800123456' },
      invoiceHeader: { invoiceType: '9.3' },
      invoiceDetails: 'lost',
    };
    expect(cancellationOf({ document: bare as never, mark: MARK }).body).toEqual({
      mark: MARK,
      entityVatNumber: '800123456',
    });
  });

  test('does not stop a payment, a receiving note or an invoice', () => {
    const session = holdPosPayment({ document: broken(receipt), answer });
    expect(posPaymentFromJSON(JSON.parse(JSON.stringify(session))).uncharged()).toHaveLength(2);
    expect(
      receivingNoteOf(issued(broken(deliveryNote)), { ...number, receivingNotePurpose: 5 }).document
        .invoiceHeader,
    ).toMatchObject({ invoiceType: '10.1', correlatedInvoices: [Number(MARK)] });
    expect(remainingOfNotes([issued(broken(deliveryNote))])).toMatchObject([{ remaining: 20 }]);
  });
});
