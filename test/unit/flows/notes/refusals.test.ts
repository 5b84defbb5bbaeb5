import { describe, expect, it, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import { invoiceOfNotes, remainingOfNotes } from '../../../../src/flows/index.js';
import { salesInvoice } from '../../../../src/rules/examples/invoices.js';
import { deliveryNote, receivingNote } from '../../../../src/rules/examples/notes.js';
import type { Document, IssuedDocument } from '../../../../src/types/index.js';
import { refusalsOf } from '../credit/credit.js';
import { CHAIR, HEAD, issued, note, noteOf, OIL, OTHER_MARK, PRICES, returnOf } from './notes.js';

const refused = (notes: unknown, facts: object = {}) =>
  refusalsOf(() => invoiceOfNotes(notes as IssuedDocument[], { ...HEAD, ...facts }));
const second = (document: Document): IssuedDocument[] => [note, issued(document, OTHER_MARK)];
const like = (change: Partial<Document>): Document => ({ ...noteOf('32', [[CHAIR, 1, 1]]), ...change });
const at = ['notes', 1];
const document = 'ΔΑ 32';

describe('invoiceOfNotes refuses notes', () => {
  it.each([
    [[], 'notes/none', ['notes'], {}],
    [[{ document: deliveryNote }], 'notes/no-mark', ['notes', 0], { document: 'ΔΑ 31' }],
    [[note, note], 'notes/twice', at, { document: 'ΔΑ 31' }],
    [[note, issued(noteOf('32', [[CHAIR, 1, 1]]))], 'notes/twice', at, { document }],
    [[issued(receivingNote)], 'notes/not-a-delivery-note', ['notes', 0], { document: 'ΔΠΠ 5', type: '10.2' }],
    [second(salesInvoice), 'notes/not-a-delivery-note', at, { document: 'A 101', type: '1.1' }],
    [
      second(like({ issuer: { ...deliveryNote.issuer, vatNumber: '123456783' } })),
      'notes/other-issuer',
      at,
      { document, expected: '800123456', found: '123456783' },
    ],
    [
      second(like({ counterpart: { country: 'GR', branch: 0, name: 'Ελένη Νικολάου' } })),
      'notes/other-counterpart',
      at,
      { document, expected: '987654324', found: 'Ελένη Νικολάου' },
    ],
    [
      second(like({ counterpart: { vatNumber: '987654324', country: 'GR', branch: 3 } })),
      'notes/other-branch',
      ['notes'],
      { document, expected: 0, found: 3 },
    ],
    [
      second(
        noteOf('32', [[CHAIR, 1, 1]], {
          movePurpose: 9,
          reverseDeliveryNote: true,
          reverseDeliveryNotePurpose: 1,
        }),
      ),
      'notes/no-sale',
      at,
      { document },
    ],
    [second(noteOf('32', [[CHAIR, 1, 1]], { movePurpose: 5 })), 'notes/no-sale', at, { document }],
    [
      second(noteOf('32', [[CHAIR, 1, 1, { quantity: undefined }]])),
      'notes/item-without-quantity',
      [...at, 'invoiceDetails', 0],
      { document, line: 1 },
    ],
    ['all', 'issued/unreadable', ['notes'], { detail: 'no list' }],
    [[null], 'issued/unreadable', ['notes', 0], { detail: 'type' }],
    [[issued(deliveryNote, 'x')], 'answer/mark-form', ['notes', 0, 'mark'], { found: 'x' }],
  ])('that cannot be invoiced: $1 at $2', (notes, rule, path, params) => {
    expect(refused(notes)).toEqual([{ rule, path, params }]);
  });

  it('if the only one is a return', () => {
    expect(refused([issued(returnOf(deliveryNote))])).toMatchObject([{ rule: 'notes/none' }]);
  });

  it('if a return contains goods that were never delivered', () => {
    const back = issued(returnOf(noteOf('7', [[OIL, 1, 3]])), OTHER_MARK);
    expect(refused([note, back])).toEqual([
      { rule: 'notes/returned-unknown', path: ['notes'], params: { document: 'ΕΠΙΣΤΡ 7', item: OIL } },
    ]);
  });

  it('if all were cancelled, or no note has that MARK', () => {
    expect(refused([note], { cancelled: [note.mark] })).toMatchObject([{ rule: 'notes/none' }]);
    expect(refused([note], { cancelled: ['1'] })).toEqual([
      { rule: 'notes/cancelled-unknown', path: ['cancelled', 0], params: { mark: '1' } },
    ]);
    for (const [none, found] of [
      [null, 'null'],
      ['0', '0'],
    ]) {
      expect(refused([note], { cancelled: [none] })).toEqual([
        { rule: 'answer/mark-form', path: ['cancelled', 0], params: { found } },
      ]);
    }
    expect(refused([note], { cancelled: '1' })).toEqual([
      { rule: 'notes/list-form', path: ['cancelled'], params: { member: 'cancelled', found: '1' } },
    ]);
  });
});

describe('earlier invoices of the notes', () => {
  const { document: earlier } = invoiceOfNotes([note], HEAD);

  it.each([
    [[salesInvoice], 'notes/not-an-invoice', { document: 'A 101', type: '1.1' }],
    [[deliveryNote], 'notes/not-an-invoice', { document: 'ΔΑ 31', type: '9.3' }],
    [
      [
        {
          ...earlier,
          invoiceHeader: {
            ...earlier.invoiceHeader,
            multipleConnectedMarks: [400001234567891, 400001234567892],
          },
        },
      ],
      'notes/invoice-of-others',
      { document: 'ΤΙΜ 158', marks: '400001234567892' },
    ],
  ])('are refused if they do not fit: $1 $2', (invoices, rule, params) => {
    const expected = [{ rule, path: ['invoices', 0], params }];
    expect(refused([note], { invoices })).toEqual(expected);
    expect(refusalsOf(() => remainingOfNotes([note], { invoices }))).toEqual(expected);
  });

  it('are refused if one is listed twice', () => {
    expect(refused([note], { invoices: [earlier, earlier] })).toEqual([
      { rule: 'notes/twice', path: ['invoices', 1], params: { document: 'ΤΙΜ 158' } },
    ]);
  });

  it('may have invoiced everything', () => {
    expect(refused([note], { invoices: [earlier] })).toEqual([
      { rule: 'notes/nothing-left', path: [], params: {} },
    ]);
  });
});

describe('an unreadable quantity', () => {
  it('is reported instead of being ignored', () => {
    const broken = {
      ...HEAD,
      get prices(): never {
        throw new Error('no prices');
      },
    };
    expect(refusalsOf(() => invoiceOfNotes([note], broken))).toMatchObject([{ rule: 'notes/facts-form' }]);
    expect(refused([note], { quantities: [{ description: CHAIR, quantity: 2, qty: 3 }] })).toEqual([
      { rule: 'notes/member-unknown', path: ['quantities', 0, 'qty'], params: { member: 'qty' } },
    ]);
  });

  it('is reported with its unit when the units differ', () => {
    expect(refused([note], { quantities: [{ description: CHAIR, unit: 'κιλά', quantity: 2 }] })).toEqual([
      {
        rule: 'notes/item-unknown',
        path: ['quantities', 0],
        params: { item: `${CHAIR} (κιλά)`, items: `${CHAIR} (Τεμάχια)` },
      },
    ]);
  });
});

describe('the prices and quantities of an invoice of notes', () => {
  const both = [
    issued(
      noteOf('31', [
        [CHAIR, 20, 1],
        [OIL, 10, 1],
        [OIL, 4.5, 2],
      ]),
    ),
  ];
  const [chair] = PRICES;

  it.each([
    [{ prices: [] }, 'notes/price-missing', ['prices'], { item: CHAIR }],
    [{ prices: undefined }, 'notes/list-form', ['prices'], { member: 'prices', found: 'undefined' }],
    [{ prices: [chair, 5] }, 'notes/list-form', ['prices', 1], { member: 'prices', found: 5 }],
    [
      { prices: [chair, { unitPrice: 1, vat: 24 }] },
      'notes/item-unnamed',
      ['prices', 1],
      { member: 'prices' },
    ],
    [{ prices: [chair, PRICES[1]] }, 'notes/item-unknown', ['prices', 1], { item: OIL, items: CHAIR }],
    [
      { prices: [chair, { ...chair, unit: 'kg' }] },
      'notes/item-unknown',
      ['prices', 1],
      { item: `${CHAIR} (kg)`, items: `${CHAIR} (Τεμάχια)` },
    ],
    [{ prices: [chair, chair] }, 'notes/item-twice', ['prices', 1], { item: CHAIR }],
    [
      { prices: [{ ...chair, quantity: 3 }] },
      'notes/price-quantity',
      ['prices', 0, 'quantity'],
      { item: CHAIR },
    ],
    [
      { quantities: [{ description: CHAIR, quantity: 20.5 }] },
      'notes/above-quantity',
      ['quantities', 0, 'quantity'],
      { item: CHAIR, wanted: '20.5', left: '20' },
    ],
    [
      { quantities: [{ description: CHAIR, quantity: '0' }] },
      'notes/quantity-form',
      ['quantities', 0, 'quantity'],
      { item: CHAIR, found: '0' },
    ],
    [
      { quantities: [{ description: CHAIR, quantity: '1,5' }] },
      'notes/quantity-form',
      ['quantities', 0, 'quantity'],
      { item: CHAIR, found: '1,5' },
    ],
    [{ quantities: 5 }, 'notes/list-form', ['quantities'], { member: 'quantities', found: 5 }],
    [{ lines: [] }, 'notes/member-unknown', ['lines'], { member: 'lines' }],
  ])('are refused if they are invalid: $1 at $2', (facts, rule, path, params) => {
    expect(refused([note], facts)).toEqual([{ rule, path, params }]);
  });

  it('must use one unit for each item', () => {
    expect(refused(both, { prices: PRICES, quantities: [{ description: CHAIR, quantity: 1 }] })).toEqual([
      {
        rule: 'notes/item-ambiguous',
        path: ['prices', 1],
        params: { item: OIL, units: 'Τεμάχια, Κιλά' },
      },
    ]);
  });
});

test.each([null, 'x', undefined])('the facts of an invoice of notes must be an object, not %o', (facts) => {
  expect(refusalsOf(() => invoiceOfNotes([note], facts as never))).toMatchObject([
    { rule: 'notes/facts-form', path: [] },
  ]);
});

test.each([
  [{ payments: undefined }, 'shape/missing', ['payments']],
  [{ prices: [{ ...PRICES[0], unitPrice: undefined }] }, 'facts/price-missing', ['lines', 0]],
  [{ prices: [{ ...PRICES[0], colour: 'red' }] }, 'shape/unknown-member', ['lines', 0, 'colour']],
  [{ counterpart: null }, undefined, []],
])(
  'the facts of an invoice of notes are checked like those of every invoice: $1 at $2',
  (facts, rule, path) => {
    const step = () => invoiceOfNotes([note], { ...HEAD, ...facts } as never);
    if (rule === undefined) return expect(step).not.toThrow();
    expect(step).toThrow(InvalidDocumentError);
    expect(step).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ rule, path })] }));
  },
);

describe('a note from the customer to the seller', () => {
  const { issuer, counterpart } = deliveryNote;
  const back = returnOf(noteOf('32', [[CHAIR, 1, 1]]));
  const [seller, buyer] = [issuer.vatNumber, counterpart?.vatNumber];
  const document = 'ΕΠΙΣΤΡ 32';
  const wrongIssuer = {
    rule: 'notes/other-issuer',
    path: at,
    params: { document, expected: seller, found: buyer },
  };
  const wrongBuyer = {
    rule: 'notes/other-counterpart',
    path: at,
    params: { document, expected: buyer, found: seller },
  };
  const withHeader = (header: Partial<Document['invoiceHeader']>): Document => ({
    ...back,
    invoiceHeader: { ...back.invoiceHeader, ...header },
  });

  it('is a return only with the purpose of a return', () => {
    expect(refused(second(withHeader({ movePurpose: 1 })))).toEqual([wrongIssuer, wrongBuyer]);
  });

  it('is no return as a reverse note, which the seller issues', () => {
    const reverse = withHeader({ reverseDeliveryNote: true, reverseDeliveryNotePurpose: 2 });
    expect(refused(second(reverse))).toEqual([wrongIssuer, wrongBuyer]);
  });

  it('must be from this customer and to this seller', () => {
    const other = { vatNumber: '094014201', country: 'GR', branch: 0 } as const;
    const found = { document, found: '094014201' };
    const sale = { rule: 'notes/no-sale', path: at, params: { document } };
    expect(refused(second({ ...back, issuer: other }))).toEqual([
      { ...wrongIssuer, params: { ...found, expected: seller } },
      wrongBuyer,
      sale,
    ]);
    expect(refused(second({ ...back, counterpart: other }))).toEqual([
      wrongIssuer,
      { ...wrongBuyer, params: { ...found, expected: buyer } },
      sale,
    ]);
  });
});

describe('what is wrong with notes and their invoices', () => {
  const invoiced = invoiceOfNotes([note], HEAD).document;

  it('has the place of an invoice', () => {
    expect(refused([note], { invoices: [null] })).toEqual([
      { rule: 'issued/unreadable', path: ['invoices', 0], params: { detail: 'type' } },
    ]);
    expect(refused([note], { invoices: 'all' })).toEqual([
      { rule: 'issued/unreadable', path: ['invoices'], params: { detail: 'no list' } },
    ]);
  });

  it('names all MARKs of other notes', () => {
    const header = { ...invoiced.invoiceHeader, multipleConnectedMarks: [400001234567892, 400001234567893] };
    expect(refused([note], { invoices: [{ ...invoiced, invoiceHeader: header }] })).toMatchObject([
      { rule: 'notes/invoice-of-others', params: { marks: '400001234567892, 400001234567893' } },
    ]);
  });

  it('is reported once for a cancelled MARK that is none', () => {
    expect(refused([note], { cancelled: ['x'] })).toEqual([
      { rule: 'answer/mark-form', path: ['cancelled', 0], params: { found: 'x' } },
    ]);
  });

  it('is the same MARK on two documents', () => {
    expect(refused([note, issued(noteOf('32', [[CHAIR, 1, 1]]))])).toEqual([
      { rule: 'notes/twice', path: at, params: { document } },
    ]);
    // Documents without a MARK are told apart by their numbers.
    const returns = ['7', '8'].map((aa) => ({ document: returnOf(noteOf(aa, [[CHAIR, 1, 1]])) }));
    expect(remainingOfNotes([note, ...returns])).toMatchObject([{ delivered: 20, returned: 2 }]);
  });

  it('is a line without a unit', () => {
    const without = noteOf('32', [[CHAIR, 1, 1, { measurementUnit: undefined }]]);
    expect(refused(second(without))).toEqual([
      {
        rule: 'notes/item-without-quantity',
        path: [...at, 'invoiceDetails', 0],
        params: { document, line: 1 },
      },
    ]);
  });

  it('is a member that is not known, or facts that are none', () => {
    expect(refusalsOf(() => remainingOfNotes([note], { invoice: [] } as never))).toEqual([
      { rule: 'notes/member-unknown', path: ['invoice'], params: { member: 'invoice', meant: 'invoices' } },
    ]);
    expect(remainingOfNotes([note], { cancelled: [] })).toMatchObject([{ remaining: 20 }]);
    for (const [facts, found] of [
      [null, 'null'],
      [7, 7],
    ] as const)
      expect(refusalsOf(() => remainingOfNotes([note], facts as never))).toEqual([
        { rule: 'notes/facts-form', path: [], params: { found } },
      ]);
  });

  it('is not the branch of another customer, who is refused as such', () => {
    const other = like({ counterpart: { vatNumber: '094014201', country: 'GR', branch: 3 } });
    expect(refused(second(other))).toMatchObject([{ rule: 'notes/other-counterpart' }]);
  });

  it('is not a branch that the caller states', () => {
    const branch = like({ counterpart: { vatNumber: '987654324', country: 'GR', branch: 3 } });
    const made = invoiceOfNotes(second(branch), { ...HEAD, counterpart: { branch: 3 } });
    expect(made.document.counterpart?.branch).toBe(3);
  });
});

it.each([
  ['0', 'notes/quantity-form', { item: CHAIR, found: '0' }],
  ['1e400', 'notes/quantity-form', { item: CHAIR, found: '1e400' }],
  ['20.001', 'notes/above-quantity', { item: CHAIR, wanted: '20.001', left: '20' }],
])('a quantity of %s is refused as %s', (quantity, rule, params) => {
  expect(refused([note], { quantities: [{ description: CHAIR, quantity }] })).toEqual([
    { rule, path: ['quantities', 0, 'quantity'], params },
  ]);
});

it('a quantity of all that is left is taken', () => {
  const quantities = [{ description: CHAIR, quantity: '20' }];
  expect(invoiceOfNotes([note], { ...HEAD, quantities }).remaining).toMatchObject([{ remaining: 0 }]);
});

it('an invoice names every note that has one of its items', () => {
  const mixed = issued(
    noteOf('32', [
      [OIL, 5, 3],
      [CHAIR, 1, 1],
    ]),
    OTHER_MARK,
  );
  const quantities = [{ description: CHAIR, quantity: 21 }];
  const { document } = invoiceOfNotes([note, mixed], { ...HEAD, prices: PRICES, quantities });
  expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567891, 400001234567892]);
});

it('an item that no note has is refused with all items, and with their units if it has one', () => {
  const two = [
    issued(
      noteOf('33', [
        [CHAIR, 2, 1],
        [OIL, 5, 3],
      ]),
    ),
  ];
  const asked = (quantities: object) =>
    refused(two, { prices: PRICES, quantities: [{ quantity: 1, ...quantities }] });
  const rule = 'notes/item-unknown';
  const path = ['quantities', 0];
  expect(asked({ description: 'Τσάι' })).toEqual([
    { rule, path, params: { item: 'Τσάι', items: `${CHAIR}, ${OIL}` } },
  ]);
  expect(asked({ itemCode: 'K9' })).toMatchObject([{ rule, params: { item: 'K9' } }]);
  expect(asked({ description: OIL, unit: 1 })).toEqual([
    { rule, path, params: { item: `${OIL} (1)`, items: `${CHAIR} (Τεμάχια), ${OIL} (Λίτρα)` } },
  ]);
});
