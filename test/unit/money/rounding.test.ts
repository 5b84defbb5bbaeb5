import { describe, expect, test } from 'vitest';
import {
  asCents,
  netOfGross,
  netOfGrossWithBigInt,
  percentOf,
  percentOfWithBigInt,
  productToCents,
  productToCentsWithBigInt,
  roundToCents,
  roundToCentsWithBigInt,
  toCents,
  whyNotCents,
} from '../../../src/money/index.js';
import { exact } from './exact.js';

describe.each([
  ['fast path', productToCents, percentOf, netOfGross, roundToCents],
  ['decimal.js', productToCentsWithBigInt, percentOfWithBigInt, netOfGrossWithBigInt, roundToCentsWithBigInt],
])('rounding to cents, %s', (_, product, percent, net, round) => {
  test.each([
    ['3', '24.90', 7470],
    ['2', '24.90', 4980],
    ['0.5', '0.01', 1], // 0.005 rounds up
    ['0.499999', '0.01', 0],
    ['1.5', '0.33', 50], // 0.495
    ['-0.5', '0.01', -1], // away from zero
    ['0', '-5', 0],
    ['0.0000000001', '50000000', 1], // 0.005
    ['0.0000000001', '49999999.9999999999', 0],
    ['1234567.8901234567', '0.0000810000', 10000], // 99.99999911…, 17 digits
    ['123456789012.123456789', '0.000000000001', 12],
    ['9999999999999.99', '1', 999_999_999_999_999],
    ['99999999.99', '100000.0000000001', 999_999_999_900_000 + 1], // 9999999999000.00999999999
  ])('multiplies %s × %s', (a, b, cents) => {
    expect(product(exact(a), exact(b))).toBe(cents);
  });

  test.each([
    [2490, '24', 598], // 5.976
    [2419, '24', 581], // 5.8056
    [8065, '24', 1936], // 19.356
    [1935, '24', 464], // 4.644
    [1250, '1.2', 15], // 0.15
    [1, '50', 1], // half a cent, up
    [1, '49.999999999', 0],
    [1600, '10', 160],
    [0, '24', 0],
    [-1, '50', -1],
    [999_999_999_999_999, '24', 240_000_000_000_000], // 239999999999999.76
    [12345, '0.0000000000000000001', 0],
  ])('gives the share of %i cents at %s %%', (amount, rate, cents) => {
    expect(percent(asCents(amount), exact(rate))).toBe(cents);
  });

  test.each([
    [3000, '24', 2419], // 24.1935
    [1200, '24', 968], // 9.677
    [1080, '24', 871], // 8.7097
    [1440, '24', 1161], // 11.6129
    [100, '0', 100],
    [3, '24', 2], // 2.419
    [113, '13', 100],
    [5, '100', 3], // 2.5 rounds up
    [-5, '100', -3],
    [999_999_999_999_999, '24', 806_451_612_903_225], // 806451612903224.99…
    [12345, '3.123456789012345678', 11971], // 11971.0883…
  ])('removes from %i cents a tax of %s %%', (gross, rate, cents) => {
    expect(net(asCents(gross), exact(rate))).toBe(cents);
  });

  test.each([
    ['2.345', 235],
    ['2.344999999999999999999', 234],
    ['-2.345', -235],
    ['12', 1200],
    ['1.1', 110],
  ])('rounds %s', (value, cents) => {
    expect(round(exact(value))).toBe(cents);
  });

  test.each([
    () => product(exact('999999999999999'), exact('999999999999999')),
    () => product(exact('10000000000000'), exact('1')),
    () => product(exact('9999999999999.995'), exact('1')),
    () => percent(asCents(999_999_999_999_999), exact('101')),
    () => net(asCents(999_999_999_999_999), exact('-50')),
    () => round(exact('9999999999999.995')),
    () => round(exact('99999999999999')),
  ])('throws beyond 15 digits', (compute) => {
    expect(compute).toThrow(expect.objectContaining({ code: 'amount-range' }));
  });

  test.each(['-100', '-100.01', '-1000'])('has no net for a tax of %s %%', (rate) => {
    expect(() => net(asCents(100), exact(rate))).toThrow(RangeError);
  });
});

test.each([
  ['12.3', 1230],
  ['12.30000000000000000000000', 1230],
  ['0.01', 1],
  ['-0.01', -1],
  ['0', 0],
  ['9999999999999.99', 999_999_999_999_999],
  ['12.345', undefined],
  ['12.300000000000000000001', undefined],
  ['0.001', undefined],
  ['10000000000000', undefined],
  ['999999999999999', undefined],
])('toCents(%s) is $1', (text, cents) => {
  expect(toCents(exact(text))).toBe(cents);
});

test('whyNotCents says whether there are too many decimals, or the amount is out of range', () => {
  expect(whyNotCents(exact('1.001'))).toBe('decimals');
  expect(whyNotCents(exact('10000000000000'))).toBe('range');
});
