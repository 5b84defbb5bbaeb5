import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { failing } from '../across/failing.js';
import { across, acrossIds, issued, line, withLines } from '../across/given.js';
import { finds, found } from '../found.js';
import { type Changes, change } from '../totals/change.js';
import { invoice, ORIGINAL } from './given.js';

const credit = (
  aa: string,
  lines: Parameters<typeof withLines>[1],
  net: number,
  marks: number[] = [Number(ORIGINAL)],
  changes: Changes = {},
): Document =>
  withLines('creditInvoice', lines, net, {
    '/invoiceHeader/aa': aa,
    '/invoiceHeader/correlatedInvoices': marks,
    ...changes,
  });
const desk = (quantity: number, net: number) => line('Desk', quantity, net, { vatCategory: 1 });
const book = (quantity: number, net: number) => line('Book', quantity, net, { vatCategory: 2 });
const original = issued(invoice(), ORIGINAL);

describe('items of a credit', () => {
  test('do not count as returned if only their price is refunded', () => {
    expect(acrossIds(credit('1', [desk(1, 120)], 120), [original])).toEqual([
      'links/credit-exceeds-vat-category',
    ]);
  });

  test('are reported on the other credit if that one returns too much', () => {
    const other = credit('2', [desk(2, 110)], 110);
    expect(acrossIds(credit('1', [book(1, 10)], 10), [original, other])).toEqual([]);
    expect(across(other, [original])).toContainEqual({
      rule: 'links/credit-item-too-much',
      severity: 'warning',
      path: ['invoiceDetails', 0],
      params: { item: 'Desk', quantity: '1', net: '10.00' },
    });
  });

  test('are not compared without a name', () => {
    const nameless = (quantity: number, net: number) => ({ ...desk(quantity, net), itemDescr: undefined });
    const plain = withLines('salesInvoice', [nameless(1, 20), desk(1, 80)] as never, 100);
    const back = credit('1', [nameless(3, 60)] as never, 60);
    expect(acrossIds(back, [issued(plain, ORIGINAL)])).toEqual([]);
  });

  test('are not compared without a quantity, and stop no rule', () => {
    const uncounted = credit('1', [{ ...desk(1, 120), quantity: undefined }] as never, 120);
    expect(acrossIds(uncounted, [original])).toEqual(['links/credit-exceeds-vat-category']);
    expect(failing(uncounted, [original])).toEqual([]);
  });
});

describe('credits linked through shared originals', () => {
  test('are compared as a whole', () => {
    const second = issued(invoice({ '/invoiceHeader/aa': '2' }), '5');
    const chain = [
      credit('1', [desk(1, 100)], 100),
      credit('2', [desk(1, 100)], 100, [Number(ORIGINAL), 5]),
      credit('3', [book(5, 100.01)], 100.01, [5]),
    ] as const;
    // 100.00 + 100.00 + 100.01 of 150.00 + 150.00.
    expect(across(chain[0], [original, second, chain[1], chain[2]])).toContainEqual({
      rule: 'links/credit-exceeds-original',
      severity: 'error',
      path: ['invoiceSummary', 'totalNetValue'],
      params: { stated: '100.00', earlier: '200.01', original: '300.00', surplus: '0.01' },
      authorityCode: 319,
    });
    expect(acrossIds(chain[0], [original, second, chain[1]])).toEqual([]);
  });
});

describe('a credit is not compared with its original', () => {
  const exceeding = (document: Document, ...related: Parameters<typeof acrossIds>[1]) => {
    expect(failing(document, related)).toEqual([]);
    return acrossIds(document, related).filter((rule) => /exceeds|too-much/.test(rule ?? ''));
  };

  test('if it names none', () => {
    expect(exceeding(credit('1', [desk(1, 999)], 999, []), original)).toEqual([]);
  });

  test('if one of several cannot be credited by it', () => {
    const receipt = issued(samples.retailReceipt, '5');
    expect(exceeding(credit('1', [desk(1, 999)], 999, [Number(ORIGINAL), 5]), original, receipt)).toEqual([]);
  });

  test('if one of several is in another currency', () => {
    const dollars = issued(invoice({ '/invoiceHeader/aa': '2', '/invoiceHeader/currency': 'USD' }), '5');
    expect(exceeding(credit('1', [desk(1, 999)], 999, [Number(ORIGINAL), 5]), original, dollars)).toEqual([]);
    const other = credit('2', [desk(1, 1)], 1, [Number(ORIGINAL)], { '/invoiceHeader/currency': 'USD' });
    expect(exceeding(credit('1', [desk(1, 999)], 999), original, other)).toEqual([]);
  });

  test('if it is a retail credit that closes slips', () => {
    const refund = withLines('retailCredit', [line('Coffee', 1, 99)], 99, {
      '/invoiceHeader/multipleConnectedMarks': [101],
    });
    expect(exceeding(refund, issued(samples.orderSlip, '101'))).not.toContain(
      'links/retail-credit-exceeds-receipt',
    );
  });
});

describe('parties and currency', () => {
  test('of an invoice without a currency count as euro', () => {
    const silent = invoice({ '/invoiceHeader/currency': undefined });
    expect(acrossIds(credit('1', [desk(1, 100)], 100), [issued(silent, ORIGINAL)])).toEqual([]);
  });

  test('can differ on a connected document that is not a delivery note', () => {
    const following = change('salesInvoice', { '/invoiceHeader/multipleConnectedMarks': [5] });
    const other = invoice({ '/invoiceHeader/aa': '9', '/counterpart/vatNumber': '800123456' });
    expect(acrossIds(following, [issued(other, '5')])).toEqual([]);
  });

  test('are not compared if only one of two documents names a customer', () => {
    const anonymous = { '/counterpart': undefined };
    const back = credit('1', [desk(1, 100)], 100);
    for (const [document, other] of [
      [change('creditInvoice', anonymous), invoice()],
      [back, invoice(anonymous)],
      [change('creditInvoice', anonymous), invoice(anonymous)],
    ] as const) {
      expect(acrossIds(document, [issued(other, ORIGINAL)])).not.toContain('links/correlated-party-differs');
      expect(failing(document, [issued(other, ORIGINAL)])).toEqual([]);
    }
  });
});

test('a receipt that is also a delivery note cannot be credited by 5.1', () => {
  const moving = change('retailReceipt', { '/invoiceHeader/isDeliveryNote': true });
  expect(acrossIds(credit('1', [desk(1, 1)], 1), [issued(moving, ORIGINAL)])).toEqual([
    'links/correlated-type-unfit',
  ]);
});

test('an empty list of MARKs causes no warning on 5.1, and no error on 1.6', () => {
  const set = { '/invoiceHeader/multipleConnectedMarks': [] };
  expect(finds('links/marks-disputed', { sample: 'creditInvoice', set })).toBe(false);
  const supplementary = { ...set, '/invoiceHeader/invoiceType': '1.6' };
  expect(finds('links/marks-not-admitted', { sample: 'creditInvoice', set: supplementary })).toBe(false);
});

test('a repeated link is reported with its list', () => {
  const set = { '/invoiceHeader/correlatedInvoices': [7, 8, 7] };
  expect(found('links/repeated', { sample: 'creditInvoice', set })).toEqual([
    { at: 'invoiceHeader/correlatedInvoices/2', params: { list: 'correlatedInvoices', link: '7' } },
  ]);
});
