import { describe, expect, it, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import { type ReceivingFacts, receivingNoteOf } from '../../../../src/flows/index.js';
import { salesInvoice } from '../../../../src/rules/examples/invoices.js';
import { deliveryNote } from '../../../../src/rules/examples/notes.js';
import { CUSTOMER_ADDRESS, SHOP_ADDRESS } from '../../../../src/rules/examples/parts.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { refusalsOf } from '../credit/credit.js';
import { CHAIR, issued, note, noteOf, OIL } from './notes.js';

const CHECK = {
  series: 'ΔΠΠ',
  aa: '19',
  issueDate: '2026-11-20',
  receivingNotePurpose: 5,
} as const satisfies ReceivingFacts;

const refused = (facts: object, of: unknown = note) =>
  refusalsOf(() => receivingNoteOf(of as typeof note, { ...CHECK, ...facts }));

describe('a receiving note', () => {
  it('is issued by the receiver, and names the delivery note', () => {
    const { document, issues } = receivingNoteOf(note, { ...CHECK, received: [{ line: 1, quantity: '19' }] });
    expect(document.invoiceHeader).toEqual({
      series: 'ΔΠΠ',
      aa: '19',
      issueDate: '2026-11-20',
      invoiceType: '10.1',
      correlatedInvoices: [400001234567891],
      receivingNotePurpose: 5,
    });
    expect(document.issuer).toEqual({
      vatNumber: '987654324',
      country: 'GR',
      branch: 0,
      name: 'Νικολάου Ο.Ε.',
      address: CUSTOMER_ADDRESS,
    });
    expect(document.counterpart).toEqual({
      vatNumber: '800123456',
      country: 'GR',
      branch: 0,
      name: 'Η Αυλή Μαρκάκη Ε.Ε.',
      address: SHOP_ADDRESS,
    });
    expect(document.invoiceDetails).toMatchObject([
      {
        lineNumber: 1,
        itemDescr: CHAIR,
        quantity: 19,
        measurementUnit: 1,
        netValue: 0,
        vatCategory: 8,
        vatAmount: 0,
      },
    ]);
    expect(document.providerAdditionalInvoiceDetails).toMatchObject({
      issuer: { name: 'Νικολάου Ο.Ε.', profession: 'Λογιστικές υπηρεσίες' },
      counterpart: { name: 'Η Αυλή Μαρκάκη Ε.Ε.' },
    });
    expect(document).not.toHaveProperty('paymentMethods');
    expect(issues).toEqual([]);
    expect(validate(document, { related: [note] }).issues).toEqual([]);
  });

  it('covers everything that was delivered unless lines are stated', () => {
    const two = issued(
      noteOf('31', [
        [CHAIR, 20, 1],
        [OIL, 4.5, 2, { netValue: 36, vatCategory: 2, vatAmount: 4.68 }],
      ]),
    );
    const { document } = receivingNoteOf(two, { ...CHECK, receivingNotePurpose: 6 });
    expect(document.invoiceDetails).toMatchObject([
      { itemDescr: CHAIR, quantity: 20, netValue: 0 },
      { itemDescr: OIL, quantity: 4.5, netValue: 0, vatCategory: 8 },
    ]);
    const some = receivingNoteOf(two, { ...CHECK, received: [{ line: 2, quantity: 5 }] });
    expect(some.document.invoiceDetails).toMatchObject([{ itemDescr: OIL, quantity: 5 }]);
  });

  it('names no delivery note if it is of type 10.2', () => {
    const { document } = receivingNoteOf(deliveryNote, {
      ...CHECK,
      correlated: false,
      receivingNotePurpose: 7,
      otherReceivingNotePurposeTitle: 'Έλεγχος αποθήκης',
    });
    expect(document.invoiceHeader).toMatchObject({ invoiceType: '10.2', receivingNotePurpose: 7 });
    expect(document.invoiceHeader).not.toHaveProperty('correlatedInvoices');
  });

  it('of a reverse note is issued by the issuer of the note, who received the goods', () => {
    const reverse = issued(
      noteOf('31', [[CHAIR, 2, 1]], {
        movePurpose: 9,
        reverseDeliveryNote: true,
        reverseDeliveryNotePurpose: 1,
      }),
    );
    expect(receivingNoteOf(reverse, CHECK).document.issuer.vatNumber).toBe('800123456');
  });

  it('prints the stated details of the receiver and sends no unrequested email', () => {
    const mailed = issued({
      ...deliveryNote,
      providerAdditionalInvoiceDetails: {
        ...deliveryNote.providerAdditionalInvoiceDetails,
        issuer: { name: 'Η Αυλή Μαρκάκη Ε.Ε.', email: 'shop@example.com', webSite: 'example.com' },
        counterpart: { name: 'Νικολάου Ο.Ε.', code: 'Π-12' },
      },
    });
    const { document } = receivingNoteOf(mailed, {
      ...CHECK,
      issuer: { print: { taxoffice: 'Θεσσαλονίκης' } },
    });
    expect(document.providerAdditionalInvoiceDetails).toMatchObject({
      issuer: { name: 'Νικολάου Ο.Ε.', taxoffice: 'Θεσσαλονίκης' },
      counterpart: { name: 'Η Αυλή Μαρκάκη Ε.Ε.' },
    });
    expect(JSON.stringify(document)).not.toMatch(/example\.com|Π-12/);
  });
});

describe('receivingNoteOf', () => {
  it.each([
    [salesInvoice, 'receiving/not-a-delivery-note', [], { type: '1.1' }],
    [deliveryNote, 'receiving/no-mark', ['mark'], {}],
    [
      issued({ ...deliveryNote, counterpart: { country: 'GR', branch: 0, name: 'Ελένη' } }),
      'receiving/receiver-without-number',
      ['issuer'],
      {},
    ],
    [null, 'issued/unreadable', [], { detail: 'type' }],
  ])('refuses an invalid note: $1', (of, rule, path, params) => {
    expect(refused({}, of)).toEqual([{ rule, path, params }]);
  });

  it.each([
    [{ correlated: false }, 'receiving/purpose-needs-correlation', ['receivingNotePurpose'], { purpose: 5 }],
    [{ received: 19 }, 'notes/list-form', ['received'], { member: 'received', found: 19 }],
    [
      { received: [{ line: 2, quantity: 1 }] },
      'receiving/line-unknown',
      ['received', 0, 'line'],
      { line: 2, lines: '1' },
    ],
    [
      { received: [null] },
      'receiving/line-unknown',
      ['received', 0, 'line'],
      { line: 'undefined', lines: '1' },
    ],
    [
      {
        received: [
          { line: 1, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
      },
      'receiving/line-twice',
      ['received', 1, 'line'],
      { line: 1 },
    ],
    [
      { received: [{ line: 1, quantity: 0 }] },
      'receiving/quantity-form',
      ['received', 0, 'quantity'],
      { line: 1, found: 0 },
    ],
    [{ movePurpose: 1 }, 'notes/member-unknown', ['movePurpose'], { member: 'movePurpose' }],
    [
      { received: [{ line: 1, quantity: 1, unit: 'τεμ' }] },
      'notes/member-unknown',
      ['received', 0, 'unit'],
      { member: 'unit' },
    ],
    [{ correlated: 'false' }, 'issued/correlated-form', ['correlated'], { found: 'false' }],
  ])('refuses invalid facts: %o', (facts, rule, path, params) => {
    expect(refused(facts)).toEqual([{ rule, path, params }]);
  });

  test('refuses invalid facts', () => {
    expect(refusalsOf(() => receivingNoteOf(note, 5 as never))).toMatchObject([{ rule: 'notes/facts-form' }]);
    const step = () => receivingNoteOf(note, { ...CHECK, receivingNotePurpose: undefined } as never);
    expect(step).toThrow(InvalidDocumentError);
  });
});

describe('the lines that were received', () => {
  const head = { series: 'ΔΠΠ', aa: '19', issueDate: '2026-11-20', receivingNotePurpose: 5 } as const;
  const two = issued(
    noteOf('31', [
      [CHAIR, 20, 1],
      [OIL, 5, 3],
    ]),
  );
  const reasons = (received: unknown) =>
    refusalsOf(() => receivingNoteOf(two, { ...head, received } as ReceivingFacts));

  it.each([
    ['all', 'notes/list-form', ['received'], { member: 'received', found: 'all' }],
    [
      [{ line: 3, quantity: 1 }],
      'receiving/line-unknown',
      ['received', 0, 'line'],
      { line: 3, lines: '1, 2' },
    ],
    [
      [{ line: 1, quantity: 0 }],
      'receiving/quantity-form',
      ['received', 0, 'quantity'],
      { line: 1, found: 0 },
    ],
    [
      [{ line: 1, quantity: '1e400' }],
      'receiving/quantity-form',
      ['received', 0, 'quantity'],
      { line: 1, found: '1e400' },
    ],
  ])('are refused alone, without a second reason: %j', (received, rule, path, params) => {
    expect(reasons(received)).toEqual([{ rule, path, params }]);
  });

  it('without a MARK of their note name none, and are compared with it all the same', () => {
    const { mark: _mark, ...unmarked } = two;
    const facts = { ...head, receivingNotePurpose: 4, correlated: false } as ReceivingFacts;
    const received = [{ line: 1, quantity: 25 }];
    const made = receivingNoteOf(unmarked, { ...facts, received });
    expect(made.document.invoiceHeader).not.toHaveProperty('correlatedInvoices');
    expect(receivingNoteOf(two, facts).document.invoiceHeader).not.toHaveProperty('correlatedInvoices');
  });
});
