import { describe, expect, test } from 'vitest';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document } from '../../../../src/types/index.js';
import { across, acrossIds, issued, line, record, withLines } from '../across/given.js';

type Lines = Parameters<typeof withLines>[1];

const slipOf = (aa: string, lines: Lines, net: number): Document =>
  withLines('orderSlip', lines, net, { '/invoiceHeader/aa': aa });

// 3 coffees, one of them back, and a cake: quantity 3, net 13.00.
const slips = [
  issued(slipOf('1', [line('Coffee', 3, 10.5)], 10.5), '101'),
  issued(slipOf('2', [line('Coffee', 1, 3.5, { recType: 7 })], 3.5), '102'),
  issued(slipOf('3', [line('Cake', 1, 6)], 6), '103'),
];

const closing = (aa: string, marks: number[], lines: Lines, net: number, invoiceType = '11.1'): Document =>
  withLines('tableClosing', lines, net, {
    '/invoiceHeader/aa': aa,
    '/invoiceHeader/invoiceType': invoiceType,
    '/invoiceHeader/multipleConnectedMarks': marks,
  });

const ids = (documents: readonly Document[]): string[][] =>
  validateBatch(documents, { related: slips }).documents.map(({ issues }) =>
    issues.map(({ rule }) => rule).filter((rule) => /^order\/(?:close|slips|open|listed|credit)/.test(rule)),
  );

describe('a bill split by slip', () => {
  const coffees = closing('60', [101, 102], [line('Coffee', 2, 7)], 7);
  const cake = closing('61', [103], [line('Cake', 1, 6)], 6);

  test('is closed by each part separately', () => {
    expect(ids([coffees, cake])).toEqual([[], []]);
    expect(acrossIds(coffees, [...slips, cake])).toEqual([]);
  });

  test('leaves the slips of an unissued part open', () => {
    expect(ids([coffees])).toEqual([['order/open-slip-not-listed']]);
  });

  test('is checked separately for each part', () => {
    expect(ids([coffees, closing('61', [103], [line('Cake', 1, 6.01)], 6.01)])).toEqual([
      [],
      ['order/close-net-mismatch', 'order/close-item-too-much'],
    ]);
  });
});

describe('a bill split over the same slips', () => {
  const first = closing('60', [101, 102, 103], [line('Coffee', 1, 3.5), line('Cake', 1, 6)], 9.5);
  const second = closing('61', [101, 102, 103], [line('Coffee', 1, 3.5)], 3.5);

  test('is checked as a whole, in one request or across requests', () => {
    // That they share slips is an error of the request.
    expect(ids([first, second])).toEqual([[], []]);
    expect(validateBatch([first, second], { related: slips }).issues.map(({ rule }) => rule)).toEqual([
      'batch/slips-closed-twice',
    ]);
    expect(across(first, [...slips, second])).toEqual([
      {
        rule: 'order/slips-shared',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '101', closing: 'ΛΑ 61' },
      },
    ]);
    // The part that is checked may stand beside itself, and the other part twice.
    expect(acrossIds(first, [...slips, first, second, issued(second, '201')])).toEqual([
      'order/slips-shared',
    ]);
  });

  test('does not match its slips if only one part is given', () => {
    expect(acrossIds(second, slips)).toEqual([
      'order/close-net-mismatch',
      'order/close-quantity-mismatch',
      'order/close-item-missing',
      'order/close-item-missing',
    ]);
  });

  test('is reported if the parts are one coffee short', () => {
    const cakeAlone = closing('60', [101, 102, 103], [line('Cake', 1, 6)], 6);
    expect(across(cakeAlone, [...slips, second])).toEqual([
      {
        rule: 'order/close-net-mismatch',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: {
          ordered: '16.50',
          cancelled: '3.50',
          left: '13.00',
          stated: '9.50',
          missing: '3.50',
          others: 1,
        },
      },
      {
        rule: 'order/close-quantity-mismatch',
        severity: 'error',
        path: ['invoiceDetails'],
        params: { ordered: '4', cancelled: '1', left: '3', stated: '2', missing: '1', others: 1 },
      },
      {
        rule: 'order/slips-shared',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '101', closing: 'ΛΑ 61' },
      },
      {
        rule: 'order/close-item-missing',
        severity: 'warning',
        path: ['invoiceDetails'],
        params: { item: 'Coffee', quantity: '1', net: '3.50' },
      },
    ]);
  });

  test('is reported if it closes the slips twice', () => {
    const whole = (aa: string) =>
      closing(aa, [101, 102, 103], [line('Coffee', 2, 7), line('Cake', 1, 6)], 13);
    expect(across(whole('60'), [...slips, whole('61')])).toMatchObject([
      {
        rule: 'order/close-net-mismatch',
        params: { left: '13.00', stated: '26.00', surplus: '13.00', others: 1 },
      },
      { rule: 'order/close-quantity-mismatch', params: { left: '3', stated: '6', surplus: '3', others: 1 } },
      { rule: 'order/slips-shared' },
      {
        rule: 'order/close-item-too-much',
        path: ['invoiceDetails', 0],
        params: { quantity: '2', net: '7.00' },
      },
      {
        rule: 'order/close-item-too-much',
        path: ['invoiceDetails', 1],
        params: { quantity: '1', net: '6.00' },
      },
    ]);
  });

  test('is reported if it is closed again on another day under the same number', () => {
    const whole = (issueDate: string) =>
      withLines('tableClosing', [line('Coffee', 2, 7), line('Cake', 1, 6)], 13, {
        '/invoiceHeader/multipleConnectedMarks': [101, 102, 103],
        '/invoiceHeader/issueDate': issueDate,
      });
    expect(acrossIds(whole('2026-11-20'), [...slips, whole('2026-11-20')])).toEqual([]);
    expect(acrossIds(whole('2026-11-20'), [...slips, whole('2026-11-19')])).toContain(
      'order/close-net-mismatch',
    );
  });

  test('is checked as a whole if its parts overlap in a chain', () => {
    const a = closing('60', [101, 102], [line('Coffee', 2, 7)], 7);
    const b = closing('61', [102, 103], [line('Cake', 1, 6)], 6);
    expect(acrossIds(a, [...slips, b])).toEqual(['order/slips-shared']);
    expect(acrossIds(b, [...slips, a])).toEqual(['order/slips-shared']);
  });
});

describe('credits that close slips', () => {
  const takenBack = issued(slipOf('4', [line('Coffee', 1, 3.5, { recType: 7 })], 3.5), '104');
  const closed = closing('60', [101, 102, 103], [line('Coffee', 2, 7), line('Cake', 1, 6)], 13);

  test.each(['11.4', '5.2'])(
    'such as %s close items cancelled after the bill, with positive amounts',
    (type) => {
      const credit = closing('1', [104], [line('Coffee', 1, 3.5)], 3.5, type);
      expect(acrossIds(credit, [...slips, takenBack, closed])).toEqual([]);
      const wrong = closing('1', [104], [line('Coffee', 1, 3.6)], 3.6, type);
      expect(across(wrong, [...slips, takenBack, closed])).toMatchObject([
        {
          rule: 'order/close-net-mismatch',
          params: { ordered: '0.00', cancelled: '3.50', left: '-3.50', stated: '3.60', surplus: '0.10' },
        },
        { rule: 'order/close-item-too-much', params: { item: 'Coffee', net: '0.10' } },
      ]);
    },
  );

  test('cannot be replaced by a receipt', () => {
    expect(acrossIds(closing('61', [104], [line('Coffee', 1, 3.5)], 3.5), [takenBack])).toEqual([
      'order/close-net-mismatch',
      'order/close-quantity-mismatch',
      'order/close-item-too-much',
    ]);
  });

  test('are probably receipts if they close orders', () => {
    const credit = closing('1', [103], [line('Cake', 1, 6)], 6, '11.4');
    expect(across(credit, [slips[2] as (typeof slips)[0]])).toEqual([
      {
        rule: 'order/credit-of-orders',
        severity: 'warning',
        path: ['invoiceHeader', 'invoiceType'],
        params: { type: '11.4', ordered: '6.00', cancelled: '0.00', left: '6.00' },
      },
    ]);
  });

  test('are not reported as receipts if nothing is left', () => {
    const eaten = issued(slipOf('4', [line('Coffee', 1, 3.5)], 3.5), '105');
    const credit = closing('1', [104, 105], [line('Coffee', 1, 0)], 0, '11.4');
    expect(acrossIds(credit, [takenBack, eaten])).not.toContain('order/credit-of-orders');
  });

  test('are subtracted from a receipt of the same slips', () => {
    const receipt = closing('60', [101, 102, 103], [line('Coffee', 3, 10.5), line('Cake', 1, 6)], 16.5);
    const credit = closing('1', [101, 102, 103], [line('Coffee', 1, 3.5)], 3.5, '11.4');
    expect(acrossIds(receipt, [...slips, credit])).toEqual(['order/slips-shared']);
    expect(acrossIds(credit, [...slips, receipt])).toEqual(['order/slips-shared']);
  });

  test.each([
    ['whole', [line('Coffee', 2, 7), line('Cake', 1, 6)], 13],
    ['in part', [line('Cake', 1, 6)], 6],
  ])('leave a bill that equals its slips correct, %s', (_, lines, net) => {
    const credit = closing('1', [101, 102, 103], lines, net, '11.4');
    expect(acrossIds(closed, [...slips, credit])).toEqual(['order/slips-shared']);
    expect(acrossIds(credit, [...slips, closed])).toEqual(['order/slips-shared']);
  });

  test('make a credited receipt and its replacement invoice count as one bill', () => {
    const lines = [line('Coffee', 2, 7), line('Cake', 1, 6)];
    const credit = closing('1', [101, 102, 103], lines, 13, '11.4');
    const invoice = closing('7', [101, 102, 103], lines, 13, '1.1');
    for (const each of [closed, credit, invoice]) {
      const ids = new Set(acrossIds(each, [...slips, closed, credit, invoice]));
      expect([...ids]).toEqual(['order/slips-shared']);
    }
  });

  test('do not correct a wrong bill', () => {
    const wrong = closing('60', [101, 102, 103], [line('Coffee', 2, 6.99), line('Cake', 1, 6)], 12.99);
    const credit = closing('1', [101, 102, 103], [line('Cake', 1, 6)], 6, '11.4');
    expect(across(wrong, [...slips, credit])[0]).toMatchObject({
      rule: 'order/close-net-mismatch',
      params: { left: '13.00', stated: '6.99', missing: '6.01', others: 1 },
    });
  });
});

describe('records of open slips', () => {
  const all = closing('60', [101, 102, 103], [line('Coffee', 2, 7), line('Cake', 1, 6)], 13);
  const signed = [record('101', 3, 10.5), record('102', -1, -3.5), record('103', 1, 6)];
  const unsigned = [record('101', 3, 10.5), record('102', 1, 3.5), record('103', 1, 6)];

  test('with a sign add up to the total of the bill', () => {
    expect(acrossIds(all, signed)).toEqual([]);
    const wrong = closing('60', [101, 102, 103], [line('Coffee', 2, 7), line('Cake', 1, 6)], 13.01);
    expect(across(wrong, signed)).toEqual([
      {
        rule: 'order/close-net-mismatch',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { ordered: '16.50', cancelled: '3.50', left: '13.00', stated: '13.01', surplus: '0.01' },
      },
    ]);
  });

  test('without a sign are compared as they are, and a difference is only reported', () => {
    expect(across(all, unsigned)).toEqual([
      {
        rule: 'order/close-records-differ',
        severity: 'warning',
        path: ['invoiceSummary', 'totalNetValue'],
        params: {
          net: '20.00',
          quantity: '5',
          stated: '13.00',
          statedQuantity: '3',
          missing: '7.00',
          missingQuantity: '2',
        },
      },
    ]);
    const orders = [record('101', 3, 10.5), record('103', 1, 6)];
    const ofOrders = closing('60', [101, 103], [line('Coffee', 3, 10.5), line('Cake', 1, 6)], 16.5);
    expect(acrossIds(ofOrders, orders)).toEqual([]);
  });

  test('are replaced by the slips themselves', () => {
    expect(acrossIds(all, [...slips, ...unsigned])).toEqual([]);
    const wrong = closing('60', [101, 102, 103], [line('Coffee', 2, 7), line('Cake', 1, 6)], 12.99);
    expect(acrossIds(wrong, [...slips, ...unsigned])).toEqual(['order/close-net-mismatch']);
  });

  test('replace lost slips', () => {
    const [first, second] = slips as [(typeof slips)[0], (typeof slips)[0]];
    expect(acrossIds(all, [first, second, record('103', 1, 6)])).toEqual([]);
    expect(acrossIds(all, [first, second, record('103', 1, 6.5)])).toEqual(['order/close-records-differ']);
  });
});

describe('a comparison by item', () => {
  const whole = (lines: Lines) => acrossIds(closing('60', [101, 102, 103], lines, 13), slips);

  test('allows one line of food for the whole table', () => {
    expect(whole([line('Food and drinks', 3, 13)])).toEqual([]);
  });

  test('skips lines without a name', () => {
    expect(whole([line('', 2, 7), line('Cake', 1, 6)])).toEqual([]);
  });

  test('distinguishes an item with another VAT category', () => {
    expect(whole([line('Coffee', 2, 7, { vatCategory: 1 }), line('Cake', 1, 6)])).toEqual([
      'order/close-item-missing',
      'order/close-item-too-much',
    ]);
  });

  test('distinguishes an item at another price if all lines state their price', () => {
    const priced = (name: string, quantity: number, net: number, lineUnitPrice: number) =>
      line(name, quantity, net, { lineUnitPrice });
    const small = issued(slipOf('5', [priced('Coffee', 2, 5, 2.5), priced('Coffee', 1, 4, 4)], 9), '105');
    const right = closing('62', [105], [priced('Coffee', 1, 4, 4), priced('Coffee', 2, 5, 2.5)], 9);
    expect(acrossIds(right, [small])).toEqual([]);
    const wrong = closing('62', [105], [priced('Coffee', 2, 8, 4), priced('Coffee', 1, 1, 2.5)], 9);
    expect(across(wrong, [small])).toEqual([
      {
        rule: 'order/close-item-missing',
        severity: 'warning',
        path: ['invoiceDetails'],
        params: { item: 'Coffee', price: '2.5', quantity: '1', net: '4.00' },
      },
      {
        rule: 'order/close-item-too-much',
        severity: 'warning',
        path: ['invoiceDetails', 0],
        params: { item: 'Coffee', price: '4', quantity: '1', net: '4.00' },
      },
    ]);
  });
});
