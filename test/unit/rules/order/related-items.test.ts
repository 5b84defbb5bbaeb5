import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { failing } from '../across/failing.js';
import { across, issued, line, record, withLines } from '../across/given.js';
import { change } from '../totals/change.js';

type Lines = Parameters<typeof withLines>[1];
let serial = 400;
const slip = (lines: Lines, net: number, changes = {}): Document => {
  serial += 1;
  return withLines('orderSlip', lines, net, { '/invoiceHeader/aa': `${serial}`, ...changes });
};
const closes = (marks: number[], lines: Lines, net: number, changes = {}): Document =>
  withLines('tableClosing', lines, net, { '/invoiceHeader/multipleConnectedMarks': marks, ...changes });
const without = (member: 'quantity' | 'itemDescr', of: Lines[number]): Lines[number] =>
  ({ ...of, [member]: undefined }) as Lines[number];

const coffees = issued(slip([line('Coffee', 3, 10.5)], 10.5), '101');
const cake = issued(slip([line('Cake', 1, 6)], 6), '103');

const items = (document: Document, related: Parameters<typeof across>[1]) =>
  across(document, related)
    .filter(({ rule }) => rule?.startsWith('order/close-item-'))
    .map(({ rule, params }) => [rule, params]);

describe('the items of a bill', () => {
  test('are missing if their quantity is lower, whatever their value', () => {
    const closing = closes([101], [line('Coffee', 2, 12)], 12);
    expect(items(closing, [coffees])).toEqual([
      ['order/close-item-missing', { item: 'Coffee', quantity: '1', net: '-1.50' }],
    ]);
  });

  test('are missing if their value is lower and a quantity is unknown', () => {
    const uncounted = issued(
      slip([without('quantity', line('Coffee', 1, 10.5)), line('Tea', 1, 2)], 12.5),
      '101',
    );
    const related = [uncounted];
    const less = closes([101], [line('Coffee', 3, 10.4), line('Tea', 1, 2)], 12.4);
    expect(items(less, related)).toEqual([['order/close-item-missing', { item: 'Coffee', net: '0.10' }]]);
    const more = closes([101], [line('Coffee', 3, 10.6), line('Tea', 1, 2)], 12.6);
    expect(items(more, related)).toEqual([['order/close-item-too-much', { item: 'Coffee', net: '0.10' }]]);
    for (const closing of [less, more]) expect(failing(closing, related)).toEqual([]);
  });

  test('are not compared if a line has no name, or one line covers everything', () => {
    for (const lines of [
      [line('Coffee', 2, 7), without('itemDescr', line('', 1, 3.5))],
      [line('Food and drinks', 1, 10.5)],
    ]) {
      const closing = closes([101], lines, 10.5);
      expect(items(closing, [coffees])).toEqual([]);
      expect(failing(closing, [coffees])).toEqual([]);
    }
  });

  test('are compared as stated on a credit whose slips add up to zero', () => {
    // A coffee of 6.00 ordered, a cake of 6.00 taken back.
    const slips = [
      issued(slip([line('Coffee', 1, 6)], 6), '101'),
      issued(slip([line('Cake', 1, 6, { recType: 7 })], 6), '102'),
    ];
    const credit = closes([101, 102], [line('Cake', 1, 6)], 6, { '/invoiceHeader/invoiceType': '11.4' });
    expect(items(credit, slips)).toEqual([
      ['order/close-item-missing', { item: 'Coffee', quantity: '1', net: '6.00' }],
      ['order/close-item-too-much', { item: 'Cake', quantity: '2', net: '12.00' }],
    ]);
  });
});

test('a document without slips does not make rules about slips fail', () => {
  for (const sample of ['closingInvoice', 'retailReceipt', 'retailCredit', 'tableClosing'] as const) {
    expect(failing(change(sample), [coffees.document, change('deliveryNote')])).toEqual([]);
    expect(failing(change(sample), [coffees])).toEqual([]);
  }
});

describe('a partial cancellation', () => {
  const takes = (lines: Lines, changes = {}): Document =>
    slip(
      lines.map((each) => ({ ...each, recType: 7 }) as Lines[number]),
      1,
      changes,
    );
  const RULE = 'order/cancels-more-than-ordered';
  const tooMuch = (document: Document, ...related: Parameters<typeof across>[1][number][]) =>
    across(document, related)
      .filter(({ rule }) => rule === RULE)
      .map(({ params }) => params);

  test('counts once even if it is related to itself', () => {
    const two = takes([line('Coffee', 2, 7)]);
    expect(tooMuch(two, coffees, issued(two, '109'))).toEqual([]);
  });

  test('is not checked without a table', () => {
    const nowhere = { '/invoiceHeader/tableAA': undefined };
    const order = issued(slip([line('Coffee', 3, 10.5)], 10.5, nowhere), '101');
    expect(tooMuch(takes([line('Coffee', 9, 9)], nowhere), order)).toEqual([]);
  });

  test('is compared with a slip that both orders and takes back', () => {
    const mixed = issued(slip([line('Coffee', 3, 10.5), line('Coffee', 1, 3.5, { recType: 7 })], 7), '101');
    expect(tooMuch(takes([line('Coffee', 9, 9)]), mixed)).toEqual([{ item: 'Coffee', quantity: '7' }]);
  });

  test('is not compared with a line without a name', () => {
    const unnamed = issued(
      slip([line('Coffee', 3, 10.5), without('itemDescr', line('', 1, 1))], 11.5),
      '101',
    );
    expect(tooMuch(takes([line('Coffee', 9, 9)]), unnamed)).toEqual([]);
  });

  test('reports its own surplus, not that of another cancellation', () => {
    const other = issued(takes([line('Cake', 5, 30)]), '108');
    expect(tooMuch(takes([line('Coffee', 1, 3.5)]), other, coffees)).toEqual([]);
    expect(tooMuch(takes([line('Coffee', 1, 3.5)]), coffees, other)).toEqual([]);
  });

  test('is compared with slips only, and not with a total cancellation', () => {
    const receipt = change('tableClosing', {
      '/invoiceHeader/tableAA': coffees.document.invoiceHeader.tableAA,
      '/invoiceDetails/0/itemDescr': 'Coffee',
      '/invoiceDetails/0/quantity': 100,
    });
    expect(tooMuch(takes([line('Coffee', 4, 14)]), coffees, issued(receipt, '5'))).toEqual([
      { item: 'Coffee', quantity: '1' },
    ]);
    expect(tooMuch(takes([line('Coffee', 4, 14)]), coffees, change('tableCancellation'))).toEqual([
      { item: 'Coffee', quantity: '1' },
    ]);
  });

  test('is not checked for a line without a quantity', () => {
    const uncounted = takes([without('quantity', line('Coffee', 9, 9))]);
    expect(tooMuch(uncounted, coffees)).toEqual([]);
    expect(failing(uncounted, [coffees])).toEqual([]);
  });

  test('has other rules if it is a total cancellation', () => {
    const total = takes([line('Coffee', 9, 0)], {
      '/invoiceHeader/totalCancelDeliveryOrders': true,
      '/invoiceHeader/multipleConnectedMarks': [101],
    });
    expect(tooMuch(total, coffees, cake)).toEqual([]);
  });
});

describe('a partial cancellation without an order', () => {
  const { orderCancellation } = samples;
  const [first] = orderCancellation.invoiceDetails;
  const table = orderCancellation.invoiceHeader.tableAA;
  const told = (document: Document, ...related: Parameters<typeof across>[1][number][]) =>
    across(document, related).filter(({ rule }) => rule === 'order/cancels-without-order');

  test('is reported with the table', () => {
    const issue = { severity: 'warning', path: ['invoiceHeader', 'tableAA'], params: { table } };
    expect(told(orderCancellation)).toMatchObject([issue]);
    expect(told(orderCancellation, issued(orderCancellation, '5'))).toMatchObject([issue]);
    const elsewhere = { '/invoiceHeader/tableAA': '9a1d4f70-2b3c-4d5e-8f60-718293a4b5c6' };
    expect(told(orderCancellation, issued(change('orderSlip', elsewhere), '6'))).toMatchObject([issue]);
  });

  test('is accepted with an order of the table, or with records of open slips', () => {
    expect(told(orderCancellation, coffees)).toEqual([]);
    expect(told(orderCancellation, record('101', 3, 10.5))).toEqual([]);
  });

  test('is not reported for an order, for a total cancellation, or without a table', () => {
    expect(told(samples.orderSlip)).toEqual([]);
    expect(told(samples.tableCancellation)).toEqual([]);
    expect(told(change('orderCancellation', { '/invoiceHeader/tableAA': undefined }))).toEqual([]);
    expect(
      told(change('orderCancellation', { '/invoiceDetails': [first, { ...first, recType: undefined }] })),
    ).toEqual([]);
  });
});
