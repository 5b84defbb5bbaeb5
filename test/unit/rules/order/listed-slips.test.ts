import { describe, expect, test } from 'vitest';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document, Related } from '../../../../src/types/index.js';
import { across, acrossIds, issued, line, record, withLines } from '../across/given.js';
import { change } from '../totals/change.js';

const OWN = '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b';
const OTHER = '9a1d4f70-2b3c-4d5e-8f60-718293a4b5c6';
const UID = '0123456789ABCDEF0123456789ABCDEF01234567';

let serial = 0;
const slip = (lines: Parameters<typeof withLines>[1], net: number, changes = {}): Document => {
  serial += 1;
  return withLines('orderSlip', lines, net, { '/invoiceHeader/aa': `${serial}`, ...changes });
};

// Four slips of one table: 3 coffees, a coffee back, a cake, a tea of another table.
const coffees = issued(slip([line('Coffee', 3, 10.5)], 10.5), '101');
const back = issued(slip([line('Coffee', 1, 3.5, { recType: 7 })], 3.5), '102');
const cake = issued(slip([line('Cake', 1, 6)], 6), '103');
const tea = issued(slip([line('Tea', 2, 5)], 5, { '/invoiceHeader/tableAA': OTHER }), '104');

const closes = (
  marks: number[],
  lines: Parameters<typeof withLines>[1],
  net: number,
  changes = {},
): Document =>
  withLines('tableClosing', lines, net, { '/invoiceHeader/multipleConnectedMarks': marks, ...changes });
const all = closes([101, 102, 103], [line('Coffee', 2, 7), line('Cake', 1, 6)], 13);

describe('the listed slips', () => {
  test('are added up, whatever other documents are related', () => {
    expect(acrossIds(all, [coffees, back, cake])).toEqual([]);
    expect(acrossIds(all, [tea, cake, coffees, back, samples.deliveryNote])).toEqual([]);
    // The other table has its own closing.
    expect(acrossIds(closes([104], [line('Tea', 2, 5)], 5), [tea, cake, coffees, back])).toEqual([]);
  });

  test('are compared to the cent and the piece, by total and by item', () => {
    const wrong = closes([101, 102, 103], [line('Coffee', 3, 10.5), line('Cake', 1, 5.99)], 16.49);
    expect(across(wrong, [coffees, back, cake])).toEqual([
      {
        rule: 'order/close-net-mismatch',
        severity: 'error',
        path: ['invoiceSummary', 'totalNetValue'],
        params: { ordered: '16.50', cancelled: '3.50', left: '13.00', stated: '16.49', surplus: '3.49' },
      },
      {
        rule: 'order/close-quantity-mismatch',
        severity: 'error',
        path: ['invoiceDetails'],
        params: { ordered: '4', cancelled: '1', left: '3', stated: '4', surplus: '1' },
      },
      {
        rule: 'order/close-item-missing',
        severity: 'warning',
        path: ['invoiceDetails'],
        params: { item: 'Cake', net: '0.01' },
      },
      {
        rule: 'order/close-item-too-much',
        severity: 'warning',
        path: ['invoiceDetails', 0],
        params: { item: 'Coffee', quantity: '1', net: '3.50' },
      },
    ]);
  });

  test('are not compared if one is unknown, which is reported', () => {
    expect(across(closes([101, 102, 103], [line('Coffee', 9, 99)], 99), [coffees, cake])).toEqual([
      {
        rule: 'order/listed-slip-unknown',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 1],
        params: { link: '102' },
      },
    ]);
  });

  test('need only one slip of the table in the list, even without category 12', () => {
    const older = closes([101, 102, 103], [line('Coffee', 9, 99)], 99, {
      '/invoiceHeader/specialInvoiceCategory': undefined,
    });
    expect(acrossIds(older, [coffees, back, cake])).toEqual([
      'order/close-net-mismatch',
      'order/close-quantity-mismatch',
      'order/close-item-missing',
      'order/close-item-too-much',
    ]);
  });
});

describe('a slip that is not listed', () => {
  test('is reported with its MARK and table', () => {
    const partly = closes([101, 102], [line('Coffee', 2, 7)], 7);
    expect(across(partly, [coffees, back, cake, tea])).toEqual([
      {
        rule: 'order/open-slip-not-listed',
        severity: 'error',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '103', table: OWN },
      },
    ]);
  });

  test('is reported with its UID if it has no MARK', () => {
    const offline: Related = { document: cake.document, uid: UID };
    expect(across(closes([101, 102], [line('Coffee', 2, 7)], 7), [coffees, back, offline])).toMatchObject([
      { path: ['invoiceHeader', 'multipleConnectedUids'], params: { link: UID, table: OWN } },
    ]);
  });

  test('can be closed by another bill or a total cancellation', () => {
    const partly = closes([101, 102], [line('Coffee', 2, 7)], 7);
    const second = closes([103], [line('Cake', 1, 6)], 6, { '/invoiceHeader/aa': '57' });
    expect(acrossIds(partly, [coffees, back, cake, second])).toEqual([]);
    expect(acrossIds(second, [coffees, back, cake, partly])).toEqual([]);
    const cancelled = change('tableCancellation', { '/invoiceHeader/multipleConnectedMarks': [103] });
    expect(acrossIds(partly, [coffees, back, cake, cancelled])).toEqual([]);
  });

  test('is also reported from records of the table', () => {
    const records = [record('101', 3, 10.5), record('102', -1, -3.5), record('103', 1, 6)];
    expect(across(closes([101, 102], [line('Coffee', 2, 7)], 7), records)).toEqual([
      {
        rule: 'order/open-slip-left-open',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '103' },
      },
    ]);
    // Records of another table.
    expect(
      acrossIds(closes([101, 102], [line('Coffee', 2, 7)], 7), [coffees, back, record('104', 2, 5)]),
    ).toEqual([]);
    // A record whose slip is known is judged once.
    expect(
      acrossIds(closes([101, 102], [line('Coffee', 2, 7)], 7), [coffees, back, cake, ...records]),
    ).toEqual(['order/open-slip-not-listed']);
  });
});

describe('a slip that should not be listed', () => {
  test('belongs to another table than most slips, or than the first if there is a tie', () => {
    const mixed = closes([104, 101, 102], [line('Coffee', 2, 7), line('Tea', 2, 5)], 12);
    expect(across(mixed, [coffees, back, tea])).toEqual([
      {
        rule: 'order/listed-slip-of-other-table',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 0],
        params: { link: '104', table: OTHER, own: OWN },
      },
    ]);
    const equal = closes([104, 103], [line('Cake', 1, 6), line('Tea', 2, 5)], 11);
    expect(across(equal, [cake, tea])).toMatchObject([{ params: { link: '103', table: OWN, own: OTHER } }]);
  });

  test('has the same table in another letter case', () => {
    const shouting = issued(
      slip([line('Tea', 1, 2)], 2, { '/invoiceHeader/tableAA': OWN.toUpperCase() }),
      '105',
    );
    expect(
      acrossIds(closes([103, 105], [line('Cake', 1, 6), line('Tea', 1, 2)], 8), [cake, shouting]),
    ).toEqual([]);
  });

  test('is ignored if it was cancelled completely', () => {
    const cancelled = change('tableCancellation', {
      '/invoiceHeader/multipleConnectedMarks': [103],
      '/invoiceHeader/aa': '77',
    });
    const withIt = closes([101, 102, 103], [line('Coffee', 2, 7)], 7);
    expect(across(withIt, [coffees, back, cake, cancelled])).toEqual([
      {
        rule: 'order/listed-slip-cancelled',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 2],
        params: { link: '103', cancellation: 'ΔΠ 77' },
      },
    ]);
    expect(acrossIds(all, [coffees, back, cake, cancelled])).toEqual([
      'order/close-net-mismatch',
      'order/close-quantity-mismatch',
      'order/listed-slip-cancelled',
      'order/close-item-too-much',
    ]);
  });

  test('counts once if it is listed by MARK and UID', () => {
    const both: Related = { document: cake.document, mark: '103', uid: UID };
    const twice = closes([103], [line('Cake', 1, 6)], 6, { '/invoiceHeader/multipleConnectedUids': [UID] });
    expect(across(twice, [both])).toEqual([
      {
        rule: 'order/listed-slip-twice',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedUids', 0],
        params: { link: UID, first: '103' },
      },
    ]);
  });

  test('prevents the comparison if it is not a slip', () => {
    const note = issued(samples.deliveryNote, '103');
    expect(across(closes([101, 103], [line('Coffee', 9, 99)], 99), [coffees, note])).toEqual([
      {
        rule: 'order/listed-not-a-slip',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 1],
        params: { link: '103', type: '9.3' },
      },
    ]);
  });
});

test('a credit that lists the receipt next to the cancelled slips is not compared with them', () => {
  const receipt = issued(samples.tableClosing, '103');
  const both = closes([102, 103], [line('Coffee', 9, 99)], 99, { '/invoiceHeader/invoiceType': '11.4' });
  expect(acrossIds(both, [back, receipt])).toEqual([]);
  const note = issued(samples.deliveryNote, '103');
  expect(acrossIds(both, [back, note])).toEqual(['order/listed-not-a-slip', 'links/connected-type-unfit']);
});

describe('a total cancellation', () => {
  const cancels = (marks: number[]): Document =>
    change('tableCancellation', { '/invoiceHeader/multipleConnectedMarks': marks });

  test('lists exactly the open slips of its table', () => {
    expect(acrossIds(cancels([101, 102, 103]), [coffees, back, cake, tea])).toEqual([]);
    expect(across(cancels([101, 103, 104, 105]), [coffees, back, cake, tea])).toEqual([
      {
        rule: 'order/listed-slip-unknown',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 3],
        params: { link: '105' },
      },
      {
        rule: 'order/listed-slip-of-other-table',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks', 2],
        params: { link: '104', table: OTHER, own: OWN },
      },
      {
        rule: 'order/open-slip-left-open',
        severity: 'warning',
        path: ['invoiceHeader', 'multipleConnectedMarks'],
        params: { link: '102', table: OWN },
      },
    ]);
  });

  test('does not cancel slips that another one has cancelled', () => {
    const earlier = change('tableCancellation', {
      '/invoiceHeader/multipleConnectedMarks': [101],
      '/invoiceHeader/aa': '88',
    });
    expect(acrossIds(cancels([101, 102, 103]), [coffees, back, cake, earlier])).toEqual([
      'order/listed-slip-cancelled',
    ]);
    // It is related to itself, which is not another document.
    expect(acrossIds(cancels([101, 102, 103]), [coffees, back, cake, cancels([101, 102, 103])])).toEqual([]);
  });
});

describe('a partial cancellation', () => {
  const takes = (quantity: number, net: number, changes = {}): Document =>
    slip([line('Coffee', quantity, net, { recType: 7 })], net, changes);

  test('takes back at most what the table ordered, at any price', () => {
    // 3 ordered, 1 taken back by another slip.
    expect(acrossIds(takes(2, 1), [coffees, back, tea])).toEqual([]);
    expect(across(takes(3, 10.5), [coffees, back, tea])).toEqual([
      {
        rule: 'order/cancels-more-than-ordered',
        severity: 'warning',
        path: ['invoiceDetails', 0],
        params: { item: 'Coffee', quantity: '1' },
      },
    ]);
  });

  test('needs no MARKs for this, and is itself counted once', () => {
    expect(acrossIds(takes(3, 10.5), [coffees.document])).toEqual([]);
    expect(acrossIds(takes(4, 14), [coffees.document])).toEqual(['order/cancels-more-than-ordered']);
    expect(acrossIds(back.document, [back, coffees])).toEqual([]);
  });

  test('is not compared with another table, and has a rule of its own without any order', () => {
    const without = ['order/cancels-without-order'];
    expect(acrossIds(takes(9, 9, { '/invoiceHeader/tableAA': OTHER }), [coffees])).toEqual(without);
    expect(acrossIds(takes(9, 9), [back, tea])).toEqual(without);
  });
});

describe('a slip of another branch', () => {
  const RULE = 'order/listed-slip-of-other-branch';
  const elsewhere = issued(slip([line('Cake', 1, 6)], 6, { '/issuer/branch': 2 }), '103');

  test('is a warning on a closing and on a total cancellation, which name one of them', () => {
    expect(across(all, [coffees, back, elsewhere])).toEqual([
      {
        rule: RULE,
        severity: 'warning',
        path: ['issuer', 'branch'],
        params: { link: '103', there: 2, here: 0 },
      },
    ]);
    const cancels = change('tableCancellation', {
      '/issuer/branch': 1,
      '/invoiceHeader/multipleConnectedMarks': [103],
    });
    expect(across(cancels, [elsewhere])).toMatchObject([{ rule: RULE, params: { there: 2, here: 1 } }]);
  });

  test('is not reported by a closing of that branch, or of slips that the closing does not list', () => {
    const there = closes([103], [line('Cake', 1, 6)], 6, { '/issuer/branch': 2 });
    expect(acrossIds(there, [elsewhere])).toEqual([]);
    expect(acrossIds(closes([104], [line('Tea', 2, 5)], 5), [tea, elsewhere])).toEqual([]);
  });
});
