import { describe, expect, it, test } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import { type CreditFacts, creditOf, remainingOf } from '../../../../src/flows/index.js';
import { salesInvoice, serviceInvoice } from '../../../../src/rules/examples/invoices.js';
import { deliveryNote } from '../../../../src/rules/examples/notes.js';
import { posCollection, posRefund, retailReceipt } from '../../../../src/rules/examples/retail.js';
import { orderSlip } from '../../../../src/rules/examples/table.js';
import type { Document } from '../../../../src/types/index.js';
import { credited, HEAD, inGreek, issued, MARK, refusalsOf } from './credit.js';

const typed = (document: Document, invoiceType: Document['invoiceHeader']['invoiceType']): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, invoiceType },
});

const first = credited(salesInvoice, { lines: [{ line: 1, quantity: 1 }] }).document;
const refused = (document: Document, facts: unknown = {}) =>
  refusalsOf(() => creditOf(issued(document), { ...HEAD, ...(facts as Partial<CreditFacts>) }));
const withHeader = (document: Document, header: Partial<Document['invoiceHeader']>): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, ...header },
});

describe('creditOf', () => {
  it('uses the MARK of the facts if the document has none, and refuses a different one', () => {
    const { document } = creditOf(retailReceipt, { ...HEAD, mark: 400001234567890 });
    expect(document.invoiceHeader.multipleConnectedMarks).toEqual([400001234567890]);
    expect(creditOf(issued(retailReceipt), { ...HEAD, mark: MARK }).document).toEqual(document);
    expect(refusalsOf(() => creditOf(issued(retailReceipt), { ...HEAD, mark: '400001234567891' }))).toEqual([
      { rule: 'credit/mark-differs', path: ['mark'], params: { stated: '400001234567891', mark: MARK } },
    ]);
    expect(refusalsOf(() => creditOf(retailReceipt, { ...HEAD, mark: 'x' }))).toMatchObject([
      { rule: 'answer/mark-form', path: ['mark'], params: { found: 'x' } },
    ]);
  });

  it.each([
    ['1.5', salesInvoice, 'credit/no-credit-type'],
    ['6.1', salesInvoice, 'credit/no-credit-type'],
    ['8.2', salesInvoice, 'credit/no-credit-type'],
    ['8.5', posRefund, 'credit/no-credit-type'],
    ['7.1', serviceInvoice, 'credit/only-uncorrelated'],
    ['8.1', serviceInvoice, 'credit/only-uncorrelated'],
    ['5.1', salesInvoice, 'credit/is-credit'],
    ['11.4', retailReceipt, 'credit/is-credit'],
    ['9.3', deliveryNote, 'credit/is-note'],
    ['10.2', deliveryNote, 'credit/is-note'],
  ] as const)('refuses type %s and says what to do instead', (type, document, rule) => {
    expect(refused(typed(document, type))).toEqual([{ rule, path: [], params: { type } }]);
  });

  it.each([
    [orderSlip, 'credit/is-slip'],
    [posCollection, 'credit/is-collection'],
  ])('refuses a slip or a collection with $1', (document, rule) => {
    expect(refused(document)).toMatchObject([{ rule, path: [] }]);
  });
});

test.each(['3.1', '3.2'] as const)('an invoice of type %s is credited only by 5.1', (type) => {
  const step = () => creditOf(typed(salesInvoice, type), { ...HEAD, correlated: false });
  expect(refusalsOf(step)).toEqual([{ rule: 'credit/only-correlated', path: [], params: { type } }]);
});

describe('the original of a credit', () => {
  it('needs a MARK', () => {
    const step = () => creditOf({ document: salesInvoice, mark: '0' }, HEAD);
    expect(refusalsOf(step)).toEqual([{ rule: 'credit/no-mark', path: ['mark'], params: { type: '1.1' } }]);
    expect(refusalsOf(() => creditOf(retailReceipt, HEAD))).toMatchObject([
      { rule: 'credit/no-mark', params: { type: '11.1' } },
    ]);
  });

  it.each([
    [
      'invoiceDetails: empty-list',
      ['document', 'invoiceDetails'],
      { document: { ...salesInvoice, invoiceDetails: [] }, mark: MARK },
    ],
    ['invoiceSummary: missing', ['invoiceSummary'], { ...salesInvoice, invoiceSummary: undefined }],
    [
      'InvoiceDetails: duplicate-member',
      ['document', 'InvoiceDetails'],
      { document: { ...salesInvoice, InvoiceDetails: salesInvoice.invoiceDetails }, mark: MARK },
    ],
    ['type', [], null],
    ['type', [], 7],
    ['type', ['document'], { document: 'none' }],
    [
      'unreadable',
      [],
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
          has: () => true,
        },
      ),
    ],
  ])('is refused if it cannot be read: %s', (detail, path, given) => {
    expect(refusalsOf(() => creditOf(given as Document, HEAD))).toMatchObject([
      { rule: 'issued/unreadable', path, params: { detail } },
    ]);
  });

  it('needs a MARK of digits', () => {
    expect(refusalsOf(() => creditOf({ document: salesInvoice, mark: 'ΜΑΡΚ' }, HEAD))).toMatchObject([
      { rule: 'answer/mark-form', path: ['mark'] },
    ]);
  });
});

describe('the link of a credit', () => {
  test.each(['false', 0, null])('is refused as ambiguous when it is %o', (correlated) => {
    expect(refused(salesInvoice, { correlated })).toEqual([
      { rule: 'issued/correlated-form', path: ['correlated'], params: { found: correlated ?? 'null' } },
    ]);
  });
});

describe('the facts of a credit', () => {
  test.each([null, undefined, 'all', []])('must be an object, not %o', (facts) => {
    const broken = {
      get lines(): never {
        throw new Error('no lines');
      },
    };
    expect(refusalsOf(() => creditOf(issued(salesInvoice), broken as never))).toMatchObject([
      { rule: 'credit/facts-form' },
    ]);
    expect(refusalsOf(() => creditOf(issued(salesInvoice), facts as never))).toMatchObject([
      { rule: 'credit/facts-form', path: [] },
    ]);
  });

  test('must not have unknown members', () => {
    expect(refused(salesInvoice, { quantities: [1] })).toEqual([
      { rule: 'credit/member-unknown', path: ['quantities'], params: { member: 'quantities' } },
    ]);
    expect(refused(salesInvoice, { lines: [{ line: 1, quantity: 1, vat: 24 }] })).toEqual([
      { rule: 'credit/member-unknown', path: ['lines', 0, 'vat'], params: { member: 'vat' } },
    ]);
  });

  test.each([
    ['all', ['lines'], 'all'],
    [[], ['lines'], 'empty'],
    [[1], ['lines', 0], 'number'],
    [[{ line: 1 }, null], ['lines', 1], 'null'],
  ])('must list lines: %o', (lines, path, found) => {
    expect(refused(salesInvoice, { lines })).toEqual([
      { rule: 'credit/lines-form', path, params: { found } },
    ]);
  });

  test('must name each line of the original at most once', () => {
    expect(refused(salesInvoice, { lines: [{ line: 3, quantity: 1 }, { quantity: 1 }] })).toEqual([
      { rule: 'credit/line-unknown', path: ['lines', 0, 'line'], params: { line: 3, lines: '1, 2' } },
      {
        rule: 'credit/line-unknown',
        path: ['lines', 1, 'line'],
        params: { line: 'undefined', lines: '1, 2' },
      },
    ]);
    const lines = [
      { line: 1, quantity: 1 },
      { line: 1, quantity: 1 },
    ];
    expect(refused(salesInvoice, { lines })).toEqual([
      { rule: 'credit/line-twice', path: ['lines', 1, 'line'], params: { line: 1 } },
    ]);
  });

  test('must state one measure for each line', () => {
    expect(refused(salesInvoice, { lines: [{ line: 1, quantity: 1, gross: 5 }] })).toEqual([
      {
        rule: 'credit/line-measured-twice',
        path: ['lines', 0],
        params: { line: 1, members: 'quantity, gross' },
      },
    ]);
  });

  test.each([
    ['quantity', '1,5', '1,5'],
    ['quantity', true, 'boolean'],
    ['net', '1.005', '1.005'],
    ['gross', 'x', 'x'],
  ])('must have exact decimals: %s %o', (member, value, found) => {
    expect(refused(salesInvoice, { lines: [{ line: 1, [member]: value }] })).toEqual([
      { rule: 'credit/value-form', path: ['lines', 0, member], params: { member, found } },
    ]);
  });

  test.each([
    ['quantity', 0, '0'],
    ['quantity', -1, '-1'],
    ['net', '0.00', '0.00'],
    ['gross', '-5', '-5'],
  ])('must have values above zero: %s %o', (member, value, found) => {
    expect(refused(salesInvoice, { lines: [{ line: 1, [member]: value }] })).toEqual([
      { rule: 'credit/value-not-above', path: ['lines', 0, member], params: { member, found } },
    ]);
  });

  test('must not state a quantity for a line without one', () => {
    expect(refused(serviceInvoice, { lines: [{ line: 1, quantity: 1 }] })).toEqual([
      { rule: 'credit/no-quantity', path: ['lines', 0, 'quantity'], params: { line: 1 } },
    ]);
  });
});

describe('creditOf refuses a credit above what is left', () => {
  const earlier = [issued(first, '400001234567899')];
  const item = 'Βάση φορητού';

  it.each([
    ['credit/above-quantity', { quantity: '1.001' }, 'quantity', '1.001', '1'],
    ['credit/above-net', { net: '24.91' }, 'net', '24.91', '24.90'],
    ['credit/above-gross', { gross: '30.88' }, 'gross', '30.88', '30.87'],
  ])('and reports %s', (rule, measure, member, wanted, left) => {
    // One of two stands was credited: 24.90 and VAT 5.98 of 49.80 and 11.95.
    expect(refused(salesInvoice, { earlier, lines: [{ line: 1, ...measure }] })).toEqual([
      { rule, path: ['lines', 0, member], params: { line: 1, item, wanted, left } },
    ]);
  });

  it('and reports one issue for each line', () => {
    const lines = [
      { line: 1, quantity: 3 },
      { line: 2, quantity: 11 },
    ];
    expect(refused(salesInvoice, { lines }).map(({ path }) => path)).toEqual([
      ['lines', 0, 'quantity'],
      ['lines', 1, 'quantity'],
    ]);
  });

  it('for a line that has nothing left', () => {
    const whole = credited(salesInvoice, { lines: [{ line: 1 }] }).document;
    expect(refused(salesInvoice, { earlier: [whole], lines: [{ line: 1 }] })).toEqual([
      {
        rule: 'credit/above-net',
        path: ['lines', 0],
        params: { line: 1, item, wanted: '49.80', left: '0.00' },
      },
    ]);
  });

  it('once everything has been credited', () => {
    expect(refused(salesInvoice, { earlier: [credited(salesInvoice).document] })).toEqual([
      { rule: 'credit/nothing-left', path: [], params: {} },
    ]);
  });

  const discount: Document = {
    ...first,
    invoiceDetails: first.invoiceDetails.map((line) => ({ ...line, itemDescr: 'Έκπτωση τζίρου' })),
  };

  it('when the whole is credited and an earlier credit matches no line', () => {
    expect(refused(salesInvoice, { earlier: [discount] })).toEqual([
      { rule: 'credit/earlier-unplaced', path: ['earlier'], params: { count: 1, net: '24.90', vat: '5.98' } },
    ]);
  });

  it('and counts a cent of VAT that an earlier credit took too much', () => {
    // Line 1 has 11.95.
    const greedy: Document = {
      ...first,
      invoiceDetails: first.invoiceDetails.map((line) => ({
        ...line,
        quantity: 2,
        netValue: 49.8,
        vatAmount: 11.96,
      })),
    };
    // 13.71 − 11.96: of the 1.76 of line 2 a cent is gone.
    expect(remainingOf(issued(salesInvoice), [greedy])).toMatchObject({
      totalNetValue: 13.5,
      totalVatAmount: 1.75,
      unplaced: { lines: 0, netValue: 0, vatAmount: 0.01 },
    });
  });

  it('when it exceeds the remaining totals and an earlier credit matches no line', () => {
    // 63.30 − 24.90 = 38.40 net, 13.71 − 5.98 = 7.73 VAT.
    expect(refused(salesInvoice, { earlier: [discount], lines: [{ line: 1 }] })).toEqual([
      { rule: 'credit/above-total', path: ['lines'], params: { wanted: '49.80', left: '38.40' } },
      { rule: 'credit/above-total', path: ['lines'], params: { wanted: '11.95', left: '7.73' } },
    ]);
    expect(
      credited(salesInvoice, { aa: '2', earlier: [discount], lines: [{ line: 1, quantity: 1 }] }).remaining,
    ).toMatchObject({ totalNetValue: 13.5, totalVatAmount: 1.75 });
  });
});

describe('earlier credits of a document', () => {
  const at = ['earlier', 0];
  const document = 'ΠΙΣ 1';

  it.each([
    [
      [salesInvoice],
      [{ rule: 'credit/earlier-not-credit', path: at, params: { document: 'A 101', type: '1.1' } }],
    ],
    [
      [withHeader(first, { correlatedInvoices: [400001234567891] })],
      [{ rule: 'credit/earlier-of-other', path: at, params: { document, mark: MARK } }],
    ],
    [
      [withHeader(first, { correlatedInvoices: undefined })],
      [{ rule: 'credit/earlier-of-other', path: at, params: { document, mark: MARK } }],
    ],
    [
      [withHeader(first, { currency: 'USD', exchangeRate: 1.1 })],
      [{ rule: 'credit/earlier-of-other', path: at, params: { document, mark: MARK } }],
    ],
    [
      [{ ...first, issuer: { ...first.issuer, vatNumber: '987654324' } }],
      [{ rule: 'credit/earlier-of-other', path: at, params: { document, mark: MARK } }],
    ],
    [
      [withHeader(first, { correlatedInvoices: [400001234567890, 400001234567891] })],
      [{ rule: 'credit/earlier-of-several', path: at, params: { document, count: 2 } }],
    ],
    [
      [{ ...first, counterpart: { ...salesInvoice.counterpart, vatNumber: '800123456' } }],
      [{ rule: 'credit/earlier-of-other', path: at, params: { document, mark: '400001234567890' } }],
    ],
    [
      [first, issued(first, '400001234567899')],
      [{ rule: 'credit/earlier-twice', path: ['earlier', 1], params: { document } }],
    ],
    [
      [
        issued(first, '400001234567899'),
        issued({ ...first, invoiceHeader: { ...first.invoiceHeader, aa: '999' } }, '400001234567899'),
      ],
      [
        {
          rule: 'credit/earlier-twice',
          path: ['earlier', 1],
          params: { document: `${first.invoiceHeader.series} 999` },
        },
      ],
    ],
    [[{}], [{ rule: 'issued/unreadable', path: [...at, 'issuer'], params: { detail: 'issuer: missing' } }]],
    ['none', [{ rule: 'issued/unreadable', path: ['earlier'], params: { detail: 'no list' } }]],
  ])('are refused if they do not fit: $1', (earlier, expected) => {
    expect(refused(salesInvoice, { earlier })).toEqual(expected);
    expect(refusalsOf(() => remainingOf(issued(salesInvoice), earlier as Document[]))).toEqual(expected);
  });

  it('are in the currency of the document, which is the euro if it states none', () => {
    const inEuros = withHeader(salesInvoice, { currency: 'EUR' });
    const left = { totalNetValue: remainingOf(issued(salesInvoice), [first]).totalNetValue };
    expect(remainingOf(issued(inEuros), [first])).toMatchObject(left);
    expect(remainingOf(issued(salesInvoice), [withHeader(first, { currency: 'EUR' })])).toMatchObject(left);
    const inDollars = withHeader(salesInvoice, { currency: 'USD', exchangeRate: 1.1 });
    expect(refusalsOf(() => remainingOf(issued(inDollars), [first]))).toMatchObject([
      { rule: 'credit/earlier-of-other' },
    ]);
  });

  it('name no customer if the document names none', () => {
    const { counterpart: _, ...anonymous } = salesInvoice;
    expect(refusalsOf(() => remainingOf(issued(anonymous), [first]))).toMatchObject([
      { rule: 'credit/earlier-of-other' },
    ]);
  });

  it('without a link count because the caller lists them', () => {
    const uncorrelated = creditOf(salesInvoice, {
      ...HEAD,
      correlated: false,
      lines: [{ line: 1 }],
    }).document;
    expect(remainingOf(issued(salesInvoice), [uncorrelated]).totalNetValue).toBe(13.5);
  });
});

describe('creditOf checks the facts that every document has', () => {
  test.each([
    [{ payments: undefined }, 'shape/missing', ['payments']],
    [{ aa: {} }, 'facts/serial-number', ['aa']],
    [{ issueDate: '20/11/2026' }, 'shape/date', ['issueDate']],
    [
      {
        payments: [
          { type: 3, amount: '80' },
          { type: 7, amount: 'rest' },
        ],
      },
      'facts/payments-too-large',
      ['payments', 1],
    ],
    [{ print: { documentComment: 'x' } }, 'shape/unknown-member', ['print', 'documentComment']],
  ])('and refuses %o', (facts, rule, path) => {
    const step = () => creditOf(issued(salesInvoice), { ...HEAD, ...facts } as never);
    expect(step).toThrow(InvalidDocumentError);
    expect(step).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ rule, path })] }));
  });
});

test('refusals are available in Greek', () => {
  const step = () => creditOf(issued(orderSlip), HEAD, inGreek);
  expect(step).toThrow(/Το δελτίο παραγγελίας \(8\.6\) ακυρώνεται, δεν πιστώνεται\./);
});
