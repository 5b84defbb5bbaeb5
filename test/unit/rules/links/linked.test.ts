import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document } from '../../../../src/types/index.js';
import { across, acrossIds, issued, line, withLines } from '../across/given.js';
import { type Changes, change } from '../totals/change.js';
import { invoice, ORIGINAL } from './given.js';

const RECEIPT = '400001234567893';

/** A credit of so much in VAT category 1. */
const credit = (aa: string, net: number, changes: Changes = {}): Document =>
  withLines('creditInvoice', [line('Desk', 1, net, { vatCategory: 1 })], net, {
    '/invoiceHeader/aa': aa,
    '/invoiceHeader/correlatedInvoices': [Number(ORIGINAL)],
    ...changes,
  });

describe('credits of one invoice (319)', () => {
  test('are compared to the cent, alone and together with earlier credits', () => {
    expect(acrossIds(credit('1', 100), [issued(invoice(), ORIGINAL)])).toEqual([]);
    expect(acrossIds(credit('2', 40), [issued(invoice(), ORIGINAL), credit('1', 60)])).toEqual([]);
    expect(
      across(credit('1', 150.01, { '/invoiceDetails/0/vatCategory': 2 }), [issued(invoice(), ORIGINAL)]),
    ).toEqual([
      {
        rule: 'links/credit-exceeds-original',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { stated: '150.01', original: '150.00', surplus: '0.01' },
        authorityCode: 319,
      },
      {
        rule: 'links/credit-exceeds-vat-category',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'vatCategory'],
        params: { vatCategory: 2, credited: '150.01', original: '50.00', surplus: '100.01' },
      },
    ]);
    const earlier = [credit('1', 60, { '/invoiceDetails/0/vatCategory': 2 }), issued(credit('2', 50), '7')];
    expect(across(credit('3', 40.01), [issued(invoice(), ORIGINAL), ...earlier])).toEqual([
      {
        rule: 'links/credit-exceeds-original',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { stated: '40.01', earlier: '110.00', original: '150.00', surplus: '0.01' },
        authorityCode: 319,
      },
    ]);
  });

  test('are compared by VAT category within the total', () => {
    expect(across(credit('2', 60), [issued(invoice(), ORIGINAL), credit('1', 40.01)])).toEqual([
      {
        rule: 'links/credit-exceeds-vat-category',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'vatCategory'],
        params: { vatCategory: 1, credited: '100.01', original: '100.00', surplus: '0.01' },
      },
      {
        rule: 'links/credit-item-too-much',
        severity: 'warning',
        path: ['invoiceDetails', 0],
        params: { item: 'Desk', quantity: '1', net: '0.01' },
      },
    ]);
    // A rebate returns nothing, though the invoice has no such line.
    const rebate = credit('1', 30, { '/invoiceDetails/0/itemDescr': 'Rebate' });
    expect(acrossIds(rebate, [issued(invoice(), ORIGINAL)])).toEqual([]);
  });

  test('are counted together and once each if they are in one request', () => {
    const batch = [credit('1', 100), credit('2', 50.01, { '/invoiceDetails/0/vatCategory': 2 })];
    const { documents } = validateBatch(batch, { related: [issued(invoice(), ORIGINAL), credit('1', 100)] });
    for (const { issues } of documents) {
      expect(issues.map(({ rule }) => rule)).toContain('links/credit-exceeds-original');
    }
    expect(
      validateBatch([credit('1', 100), credit('2', 50, { '/invoiceDetails/0/vatCategory': 2 })], {
        related: [issued(invoice(), ORIGINAL)],
      }).documents.flatMap(({ issues }) =>
        issues.map(({ rule }) => rule).filter((rule) => rule.includes('exceeds')),
      ),
    ).toEqual([]);
  });

  test('are not confused if numbers start again each year', () => {
    const lastYear = credit('1', 100, { '/invoiceHeader/issueDate': '2025-12-30' });
    expect(acrossIds(credit('1', 50.01), [issued(invoice(), ORIGINAL), lastYear])).toContain(
      'links/credit-exceeds-original',
    );
  });

  test('of several originals are compared as a whole, but not with unknown originals', () => {
    const both = credit('1', 300, { '/invoiceHeader/correlatedInvoices': [Number(ORIGINAL), 5] });
    const second = issued(invoice({ '/invoiceHeader/aa': '2' }), '5');
    expect(acrossIds(both, [issued(invoice(), ORIGINAL), second])).toEqual([
      'links/credit-exceeds-vat-category',
    ]);
    expect(acrossIds(both, [issued(invoice(), ORIGINAL)])).toEqual(['links/linked-unknown']);
  });

  test('are not compared with documents in another currency', () => {
    const dollars = invoice({ '/invoiceHeader/currency': 'USD' });
    expect(across(credit('1', 999), [issued(dollars, ORIGINAL)])).toEqual([
      {
        rule: 'links/linked-currency-differs',
        severity: 'warning',
        path: ['invoiceHeader', 'currency'],
        params: { link: ORIGINAL, there: 'USD', here: 'EUR' },
      },
    ]);
  });
});

describe('credits of a receipt', () => {
  const refund = (aa: string, net: number, changes: Changes = {}): Document =>
    withLines('retailCredit', [line('Bag', 1, net, { vatCategory: 1 })], net, {
      '/invoiceHeader/aa': aa,
      ...changes,
    });

  test('cause a warning if they exceed it', () => {
    const receipt = issued(samples.retailReceipt, RECEIPT);
    expect(acrossIds(refund('1', 24.19), [receipt])).toEqual([]);
    expect(across(refund('2', 20), [receipt, refund('1', 4.2)])).toEqual([
      {
        rule: 'links/retail-credit-exceeds-receipt',
        severity: 'warning',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { stated: '20.00', earlier: '4.20', original: '24.19', surplus: '0.01' },
      },
      {
        rule: 'links/credit-exceeds-vat-category',
        severity: 'warning',
        path: ['invoiceDetails', 0, 'vatCategory'],
        params: { vatCategory: 1, credited: '24.20', original: '24.19', surplus: '0.01' },
      },
    ]);
  });

  test('cannot refund an invoice', () => {
    expect(across(refund('1', 999), [issued(samples.salesInvoice, RECEIPT)])).toEqual([
      {
        rule: 'links/connected-type-unfit',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 0],
        params: { type: '11.4', link: RECEIPT, linkedType: '1.1' },
      },
    ]);
  });
});

describe('parties of linked documents (318)', () => {
  test.each([
    ['issuer', '/issuer/vatNumber', 'issuer.vatNumber', '800123456'],
    ['counterpart', '/counterpart/vatNumber', 'counterpart.vatNumber', '987654324'],
  ])('are reported if the %s differs', (party, pointer, member, here) => {
    expect(across(credit('1', 100), [issued(invoice({ [pointer]: '123456783' }), ORIGINAL)])).toEqual([
      {
        rule: 'links/correlated-party-differs',
        severity: 'error',
        path: [party, 'vatNumber'],
        params: { member, link: ORIGINAL, there: '123456783', here },
        authorityCode: 318,
      },
    ]);
  });

  test.each(['EL987654324', ' 987 654 324', 'gr987654324', '000000000', ' '])(
    'match if one is %s',
    (vatNumber) => {
      const original = invoice({ '/counterpart/vatNumber': vatNumber });
      expect(acrossIds(credit('1', 100), [issued(original, ORIGINAL)])).toEqual([]);
    },
  );

  test('include a German number with nine digits, which keeps its prefix', () => {
    const german = { '/counterpart/country': 'DE', '/counterpart/vatNumber': 'DE811234567' };
    const original = invoice({ ...german, '/counterpart/vatNumber': '811234567' });
    expect(acrossIds(credit('1', 100, german), [issued(original, ORIGINAL)])).toEqual([
      'links/correlated-party-differs',
    ]);
  });

  test('are not compared on 1.1, which can follow a document of another customer', () => {
    const following = change('salesInvoice', { '/invoiceHeader/correlatedInvoices': [5] });
    const other = issued(invoice({ '/counterpart/vatNumber': '123456783', '/invoiceHeader/aa': '1' }), '5');
    expect(acrossIds(following, [other])).toEqual([]);
  });
});

describe('types of linked documents (320)', () => {
  const related = (type: string, sample: keyof typeof samples, changes: Changes = {}) =>
    acrossIds(
      change('creditInvoice', {
        '/invoiceHeader/invoiceType': type,
        '/invoiceHeader/correlatedInvoices': [5],
      }),
      [issued(change(sample, { '/invoiceHeader/aa': '999', ...changes }), '5')],
    ).filter((rule) => rule === 'links/correlated-type-unfit').length === 0;

  test.each([
    ['5.1', 'salesInvoice', true],
    ['5.1', 'serviceInvoice', true],
    ['5.1', 'retailReceipt', false],
    ['5.1', 'creditInvoice', false],
    ['5.1', 'deliveryNote', false],
    ['5.1', 'orderSlip', false],
    ['1.6', 'salesInvoice', true],
    ['1.6', 'serviceInvoice', false],
    ['2.4', 'serviceInvoice', true],
    ['2.4', 'salesInvoice', false],
    ['8.5', 'posCollection', true],
    ['8.5', 'retailReceipt', false],
    ['10.1', 'deliveryNote', true],
    ['10.1', 'movingInvoice', true],
    ['10.1', 'salesInvoice', false],
    ['1.1', 'deliveryNote', true],
  ] as const)('from %s to %s: %s', (type, sample, fits) => {
    expect(related(type, sample)).toBe(fits);
  });
});

describe('delivery notes and their invoice', () => {
  const note = (aa: string, quantity: number, changes: Changes = {}): Document =>
    withLines('deliveryNote', [line('Chair', quantity, 0, { vatCategory: 8 })], 0, {
      '/invoiceHeader/aa': aa,
      ...changes,
    });
  const sold = (aa: string, marks: number[], lines: Parameters<typeof withLines>[1]): Document =>
    withLines('closingInvoice', lines, 1, {
      '/invoiceHeader/aa': aa,
      '/invoiceHeader/multipleConnectedMarks': marks,
    });
  const notes = [issued(note('1', 20), '31'), issued(note('2', 4.5), '32')];

  test('must agree in quantity, at any price', () => {
    const lines = [line('Chair', 20, 900, { lineUnitPrice: 45, vatCategory: 1 }), line('Chair', 4.5, 100)];
    expect(acrossIds(sold('1', [31, 32], lines), notes)).toEqual([]);
  });

  test('are reported for items left over and items invoiced in excess', () => {
    expect(across(sold('1', [31, 32], [line('Chair', 24, 900), line('Table', 1, 80)]), notes)).toEqual([
      {
        rule: 'links/notes-item-missing',
        severity: 'warning',
        path: ['invoiceDetails'],
        params: { item: 'Chair', quantity: '0.5' },
      },
      {
        rule: 'links/notes-item-too-much',
        severity: 'warning',
        path: ['invoiceDetails', 1],
        params: { item: 'Table', quantity: '1' },
      },
    ]);
  });

  test('are not compared for a line without a quantity, such as freight', () => {
    const lines = [line('Chair', 24.5, 900), { ...line('Freight', 1, 20), quantity: undefined }];
    expect(acrossIds(sold('1', [31, 32], lines), notes)).toEqual([]);
  });

  test('can have more than the invoice, but not less, if a note is unknown', () => {
    expect(acrossIds(sold('1', [31, 39], [line('Chair', 24, 900)]), notes)).toEqual(['links/linked-unknown']);
    expect(acrossIds(sold('1', [31, 39], [line('Chair', 19, 900)]), notes)).toEqual([
      'links/notes-item-missing',
      'links/linked-unknown',
    ]);
  });

  test('are compared as a whole if invoices share notes', () => {
    const second = sold('2', [31], [line('Chair', 6, 200)]);
    expect(acrossIds(sold('1', [31], [line('Chair', 14, 500)]), [...notes, second])).toEqual([]);
    expect(across(sold('1', [31], [line('Chair', 15, 500)]), [...notes, second])).toMatchObject([
      { rule: 'links/notes-item-too-much', params: { item: 'Chair', quantity: '1' } },
    ]);
  });

  test('subtract returned goods, but not those of another delivery', () => {
    const back = note('9', 6, {
      '/issuer/vatNumber': '987654324',
      '/counterpart/vatNumber': '800123456',
      '/invoiceHeader/movePurpose': 5,
    });
    const reverse = note('10', 6, {
      '/invoiceHeader/movePurpose': 5,
      '/invoiceHeader/reverseDeliveryNote': true,
      '/invoiceHeader/reverseDeliveryNotePurpose': 2,
    });
    const of15 = sold('1', [31, 32], [line('Chair', 15, 900)]);
    // 24.5 − 6 − 15.
    for (const returned of [back, reverse]) {
      expect(across(of15, [...notes, returned])).toMatchObject([
        { rule: 'links/notes-item-missing', params: { item: 'Chair', quantity: '3.5' } },
      ]);
      expect(acrossIds(sold('1', [31, 32], [line('Chair', 24.5, 900)]), [...notes, returned])).toEqual([]);
    }
    const elsewhere = note('9', 6, { '/invoiceHeader/movePurpose': 5 });
    expect(across(of15, [...notes, elsewhere])).toMatchObject([{ params: { quantity: '9.5' } }]);
  });

  test('must have the same recipient and issuer', () => {
    const others = [
      issued(note('1', 20, { '/counterpart/vatNumber': '123456783' }), '31'),
      issued(note('2', 4.5, { '/issuer/vatNumber': '123456783' }), '32'),
    ];
    expect(across(sold('1', [31, 32], [line('Chair', 24.5, 900)]), others)).toEqual([
      {
        rule: 'links/connected-party-differs',
        severity: 'warning',
        path: ['counterpart', 'vatNumber'],
        params: { member: 'counterpart.vatNumber', link: '31', there: '123456783', here: '987654324' },
      },
      {
        rule: 'links/connected-party-differs',
        severity: 'warning',
        path: ['issuer', 'vatNumber'],
        params: { member: 'issuer.vatNumber', link: '32', there: '123456783', here: '800123456' },
      },
    ]);
  });
});

describe('a receiving note', () => {
  const RULE = 'links/note-of-other-recipient';
  const SUPPLIER = '987654324';
  const US = '800123456';
  const sent = (to: string, more: Changes = {}) =>
    issued(
      change('deliveryNote', { '/issuer/vatNumber': SUPPLIER, '/counterpart/vatNumber': to, ...more }),
      ORIGINAL,
    );
  const received = (list: string, invoiceType: string) =>
    change('receivingNote', {
      '/invoiceHeader/invoiceType': invoiceType,
      [`/invoiceHeader/${list}`]: [Number(ORIGINAL)],
    });
  const correlated = received('correlatedInvoices', '10.1');

  test('of goods that were sent to somebody else is a warning', () => {
    const other = '123456783';
    expect(across(correlated, [sent(other)])).toEqual([
      {
        rule: RULE,
        severity: 'warning',
        path: ['issuer', 'vatNumber'],
        params: { link: ORIGINAL, there: other, here: US },
      },
    ]);
    const invoiced = issued(
      change('movingInvoice', { '/issuer/vatNumber': SUPPLIER, '/counterpart/vatNumber': other }),
      ORIGINAL,
    );
    expect(acrossIds(correlated, [invoiced])).toEqual([RULE]);
    expect(acrossIds(received('multipleConnectedMarks', '10.2'), [sent(other)])).toEqual([RULE]);
  });

  test('of goods that were sent to its issuer, to nobody by name, or back, is not', () => {
    expect(acrossIds(correlated, [sent(US)])).toEqual([]);
    expect(acrossIds(correlated, [sent(`EL${US}`)])).toEqual([]);
    expect(acrossIds(received('multipleConnectedMarks', '10.2'), [sent(US)])).toEqual([]);
    expect(acrossIds(correlated, [sent('000000000', { '/invoiceHeader/invoiceType': '9.2' })])).toEqual([]);
    const back = { '/issuer/vatNumber': US, '/invoiceHeader/reverseDeliveryNote': true };
    expect(acrossIds(correlated, [sent(SUPPLIER, back)])).toEqual([]);
  });
});

describe('an unknown linked document', () => {
  test('is reported at its path', () => {
    expect(across(credit('1', 999), [issued(invoice(), '5')])).toEqual([
      {
        rule: 'links/linked-unknown',
        severity: 'info',
        path: ['invoiceHeader', 'correlatedInvoices', 0],
        params: { link: ORIGINAL },
      },
    ]);
  });

  test('is not reported if no document has a MARK', () => {
    expect(acrossIds(credit('1', 999), [invoice(), credit('2', 5)])).toEqual([]);
    expect(acrossIds(samples.tableClosing, [samples.retailReceipt])).toEqual([]);
    expect(
      acrossIds(samples.tableClosing, [
        issued(samples.retailReceipt, '5'),
        samples.orderSlip,
        samples.orderCancellation,
      ]),
    ).toEqual([]);
  });
});
