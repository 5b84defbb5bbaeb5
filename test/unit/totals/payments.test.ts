import { expect, test } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { comparePayments, settlePayments } from '../../../src/totals/index.js';

const gross = asCents(3000);

test.each([
  [['rest'], [3000]],
  [
    [2000, 'rest'],
    [2000, 1000],
  ],
  [
    ['rest', 500, 700],
    [1800, 500, 700],
  ],
  [
    [3000, 'rest'],
    [3000, 0],
  ],
  [[1000], [1000]],
  [[4000], [4000]],
  [[], []],
] as [(number | 'rest')[], number[]][])('payments of %j add up to 30.00', (payments, amounts) => {
  const given = payments.map((payment) => (payment === 'rest' ? payment : asCents(payment)));
  expect(settlePayments(gross, given)).toEqual({ ok: true, amounts });
});

test('a rest that cannot be calculated is reported', () => {
  expect(settlePayments(gross, [asCents(3001), 'rest'])).toEqual({
    ok: false,
    problem: {
      problem: 'payments-too-large',
      path: ['payments', 1],
      params: { paid: '30.01', gross: '30.00' },
    },
  });
  expect(settlePayments(gross, ['rest', asCents(1), 'rest'])).toEqual({
    ok: false,
    problem: { problem: 'payments-rest-twice', path: ['payments', 2], params: {} },
  });
  const most = asCents(999_999_999_999_999);
  expect(settlePayments(gross, ['rest', most, most])).toEqual({
    ok: false,
    problem: { problem: 'amount-range', path: ['payments', 0], params: {} },
  });
});

test('payments are compared with the total', () => {
  expect(comparePayments(gross, [asCents(2000)])).toEqual({ paid: 2000, relation: 'less', difference: 1000 });
  expect(comparePayments(gross, [asCents(2000), asCents(1000)])).toEqual({
    paid: 3000,
    relation: 'equal',
    difference: 0,
  });
  expect(comparePayments(gross, [asCents(3001)])).toEqual({ paid: 3001, relation: 'more', difference: 1 });
});
