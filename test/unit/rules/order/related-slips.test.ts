import { describe, expect, test } from 'vitest';
import { exactAsPrinted } from '../../../../src/money/as-printed.js';
import { asCents } from '../../../../src/money/index.js';
import { isNegative } from '../../../../src/rules/across/open-slips.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { Document } from '../../../../src/types/index.js';
import { failing } from '../across/failing.js';
import { across, acrossIds, issued, line, record, withLines } from '../across/given.js';
import { change } from '../totals/change.js';

const { orderSlip, orderCancellation, tableClosing, retailReceipt, deliveryNote } = samples;
const OTHER = '9a1d4f70-2b3c-4d5e-8f60-718293a4b5c6';
const THIRD = '11111111-2222-4333-8444-555555555555';
const UID = '0123456789ABCDEF0123456789ABCDEF01234567';

type Lines = Parameters<typeof withLines>[1];
let serial = 300;
const slip = (lines: Lines, net: number, changes = {}): Document => {
  serial += 1;
  return withLines('orderSlip', lines, net, { '/invoiceHeader/aa': `${serial}`, ...changes });
};
const closes = (marks: number[] | undefined, lines: Lines, net: number, changes = {}): Document =>
  withLines('tableClosing', lines, net, { '/invoiceHeader/multipleConnectedMarks': marks, ...changes });

const coffees = issued(slip([line('Coffee', 3, 10.5)], 10.5), '101');
const back = issued(slip([line('Coffee', 1, 3.5, { recType: 7 })], 3.5), '102');
const cake = issued(slip([line('Cake', 1, 6)], 6), '103');
const cancels = (marks: number[], changes = {}): Document =>
  change('tableCancellation', { '/invoiceHeader/multipleConnectedMarks': marks, ...changes });

describe('slips without MARKs', () => {
  const wrong = closes([1, 2], [line('Coffee', 1, 1)], 1);
  const both = ['order/close-net-mismatch', 'order/close-quantity-mismatch'];

  test('are counted even if another document has a MARK', () => {
    expect(acrossIds(tableClosing, [issued(retailReceipt, '5'), orderSlip, orderCancellation])).toEqual([]);
    expect(acrossIds(wrong, [issued(retailReceipt, '5'), orderSlip, orderCancellation])).toEqual(both);
    // Without any slip beside, the links are just unknown.
    expect(acrossIds(tableClosing, [issued(retailReceipt, '5')])).toEqual([
      'links/linked-unknown',
      'links/linked-unknown',
    ]);
  });

  test('are counted on a restaurant invoice, even with a related note', () => {
    const invoice = change('tableClosing', {
      '/invoiceHeader/invoiceType': '1.1',
      '/invoiceSummary/totalNetValue': 12.99,
    });
    expect(acrossIds(invoice, [deliveryNote, orderSlip, orderCancellation])).toContain(
      'order/close-net-mismatch',
    );
  });

  test('are not counted for a receipt that lists nothing, whatever was cancelled', () => {
    expect(acrossIds(retailReceipt, [orderSlip, cancels([7])])).toEqual([]);
  });

  test('are not counted within one request, where they have no MARK yet', () => {
    const { documents } = validateBatch([orderSlip, tableClosing], { related: [] });
    expect(documents.map(({ issues }) => issues)).toEqual([[], []]);
  });

  test('are counted without those of a table that was cancelled completely', () => {
    const elsewhere = change('orderSlip', { '/invoiceHeader/tableAA': OTHER });
    const closing = closes([1], [line('Coffee', 4, 16.49)], 16.49);
    expect(across(closing, [orderSlip, cancels([7]), elsewhere])).toEqual([
      {
        rule: 'order/close-net-mismatch',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { ordered: '16.50', cancelled: '0.00', left: '16.50', stated: '16.49', missing: '0.01' },
      },
    ]);
  });

  test('are reported at the UIDs if the number of UIDs differs', () => {
    const byUid = closes(undefined, [line('Coffee', 3, 13)], 13, {
      '/invoiceHeader/multipleConnectedUids': [UID],
    });
    expect(across(byUid, [orderSlip, orderCancellation])).toEqual([
      {
        rule: 'order/close-links-differ',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedUids'],
        params: { listed: 1, related: 2 },
      },
    ]);
  });

  test('a split bill is reported only if slips are known by MARK', () => {
    const second = change('tableClosing', { '/invoiceHeader/aa': '57' });
    expect(acrossIds(tableClosing, [orderSlip, orderCancellation, second])).not.toContain(
      'order/slips-shared',
    );
  });
});

describe('a document that lists slips by MARK', () => {
  test.each([
    ['11.1', 'order/listed-slip-unknown'],
    ['1.1', 'order/listed-slip-unknown'],
    // It may refund a receipt.
    ['11.4', 'links/linked-unknown'],
    ['5.2', 'links/linked-unknown'],
  ])('is a %s of a restaurant without related slips, and causes %s', (invoiceType, rule) => {
    const closing = closes([999], [line('Coffee', 9, 99)], 99, { '/invoiceHeader/invoiceType': invoiceType });
    expect(acrossIds(closing, [coffees])).toEqual([rule]);
  });

  test('is checked by records even without category 12', () => {
    const older = closes([101], [line('Coffee', 3, 10.49)], 10.49, {
      '/invoiceHeader/specialInvoiceCategory': undefined,
    });
    expect(acrossIds(older, [record('101', 3, 10.5)])).toEqual(['order/close-records-differ']);
  });

  test('includes a total cancellation with a list, but no other slip', () => {
    const order = slip([line('Tea', 1, 2)], 2, { '/invoiceHeader/multipleConnectedMarks': [999] });
    expect(acrossIds(order, [coffees])).toEqual(['links/linked-unknown']);
    for (const marks of [[], undefined]) {
      const nothing = change('tableCancellation', { '/invoiceHeader/multipleConnectedMarks': marks });
      expect(acrossIds(nothing, [coffees, cake])).toEqual([]);
    }
  });

  test('lists a slip once if the same MARK occurs twice, which only another rule reports', () => {
    expect(acrossIds(closes([103, 103], [line('Cake', 1, 6)], 6), [cake])).toEqual([]);
  });

  test('ignores a record that was cancelled completely', () => {
    const closing = closes([101, 103], [line('Coffee', 3, 10.5)], 10.5);
    const records = [record('101', 3, 10.5), record('103', 1, 6)];
    expect(acrossIds(closing, [...records, cancels([103], { '/invoiceHeader/aa': '77' })])).toEqual([
      'order/listed-slip-cancelled',
    ]);
  });

  test('is compared with records and slips, and an unlisted record is open', () => {
    const closing = closes([101, 102], [line('Coffee', 2, 7)], 7);
    expect(across(closing, [coffees, record('102', -1, -3.5), record('104', 1, 2)])).toEqual([
      {
        rule: 'order/open-slip-left-open',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '104' },
      },
    ]);
  });
});

describe('a record below zero', () => {
  test.each([
    [-350, -1, true],
    [-350, 0, true],
    [-350, 1, true],
    [0, -1, true],
    [0, 0, false],
    [0, 1, false],
    [350, 0, false],
  ])('of %s cents, quantity %s, causes %s', (net, quantity, negative) => {
    expect(isNegative({ net: asCents(net), quantity: exactAsPrinted(quantity) })).toBe(negative);
  });
});

describe('the tables of slips', () => {
  const tableless = (mark: string) =>
    issued(slip([line('Tea', 1, 2)], 2, { '/invoiceHeader/tableAA': undefined }), mark);
  const at = (mark: string, table: string) =>
    issued(slip([line('Tea', 1, 2)], 2, { '/invoiceHeader/tableAA': table }), mark);
  const teas = (marks: number[]) =>
    closes(marks, [line('Tea', marks.length, 2 * marks.length)], 2 * marks.length);

  test('are decided by the first of equally frequent tables, ignoring slips without one', () => {
    const related = [at('201', OTHER), tableless('202'), at('203', THIRD)];
    expect(across(teas([201, 202, 203]), related)).toMatchObject([
      { rule: 'order/listed-slip-of-other-table', params: { link: '203', table: THIRD, own: OTHER } },
    ]);
    expect(failing(teas([201, 202, 203]), related)).toEqual([]);
  });

  test('are not shared by slips without a table', () => {
    const related = [tableless('201'), tableless('202'), at('203', THIRD)];
    expect(acrossIds(teas([201, 202, 203]), related)).toEqual([]);
    expect(failing(teas([201, 202, 203]), related)).toEqual([]);
  });

  test('are not compared for a total cancellation without a table', () => {
    const cancelling = cancels([101], { '/invoiceHeader/tableAA': undefined });
    expect(acrossIds(cancelling, [coffees])).toEqual([]);
    expect(failing(cancelling, [coffees])).toEqual([]);
  });

  test('are left out of the report for an open slip without one', () => {
    const [open] = across(teas([201]), [tableless('201'), tableless('202')]);
    expect(open?.rule).toBe('order/open-slip-left-open');
    expect(open?.params).toStrictEqual({ link: '202' });
  });
});

describe('a correct bill that is credited afterwards', () => {
  test.each(['5.1', '5.2', '11.4'])('stays correct after a credit by %s', (invoiceType) => {
    const bill = closes([101, 102], [line('Coffee', 2, 7)], 7);
    const credit = closes([101, 102], [line('Coffee', 1, 3.5)], 3.5, {
      '/invoiceHeader/invoiceType': invoiceType,
      '/invoiceHeader/aa': '58',
    });
    expect(acrossIds(bill, [coffees, back, credit])).toEqual(['order/slips-shared']);
  });
});

test('a bill is compared by value if its slips have no quantity, credited or not', () => {
  const uncounted = issued(
    slip([{ ...line('Coffee', 1, 10.5), quantity: undefined }] as unknown as Lines, 10.5),
    '101',
  );
  const bill = closes([101], [line('Coffee', 9, 10.5)], 10.5);
  const credit = closes([101], [line('Coffee', 1, 3.5)], 3.5, {
    '/invoiceHeader/invoiceType': '11.4',
    '/invoiceHeader/aa': '58',
  });
  expect(acrossIds(bill, [uncounted])).toEqual([]);
  expect(acrossIds(bill, [uncounted, credit])).toEqual(['order/slips-shared']);
  expect(failing(bill, [uncounted, credit])).toEqual([]);
});
