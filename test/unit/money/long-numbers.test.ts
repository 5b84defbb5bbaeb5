import { describe, expect, test } from 'vitest';
import { addExact, subtractExact } from '../../../src/money/add-exact.js';
import { addHeld, subtractHeld } from '../../../src/money/held.js';
import {
  allocate,
  asCents,
  compareExact,
  exactToNumber,
  formatExact,
  netOfGross,
  netOfGrossWithBigInt,
  sumCents,
  toCents,
  unitPriceFor,
  whyNotCents,
} from '../../../src/money/index.js';
import { percentIsNear, productIsNear } from '../../../src/money/near.js';
import { isAboveHundred } from '../../../src/money/percent.js';
import { exact } from './exact.js';

const most = asCents(999_999_999_999_999);
const isRange = expect.objectContaining({ code: 'amount-range' });

/** Nine times as much, by adding. */
const nineTimes = (text: string) => {
  let sum = exact(text);
  for (let i = 1; i < 9; i += 1) sum = addExact(sum, exact(text));
  return sum;
};

test('sums of quantities stay exact beyond 2^53', () => {
  // 9 × 999,999,999,999,999 = 8,999,999,999,999,991
  const much = nineTimes('999999999999999');
  expect(formatExact(much)).toBe('8999999999999991');
  expect(formatExact(addExact(much, subtractExact(much, exact('1'))))).toBe('17999999999999981');
  const debt = subtractExact(exact('0'), much);
  expect(formatExact(subtractExact(debt, subtractExact(much, exact('1'))))).toBe('-17999999999999981');
});

test('numbers beyond the fast path are compared by value', () => {
  const third = exact('0.33333333333333333333333333333');
  expect(compareExact(third, exact('1'))).toBe(-1);
  expect(compareExact(exact('1'), third)).toBe(1);
  expect(compareExact(third, exact('0'))).toBe(1);
  expect(compareExact(exact('0'), third)).toBe(-1);
});

test('a percentage above a hundred is detected by value, however long it is', () => {
  expect(isAboveHundred(exact('99.99'))).toBe(false);
  expect(isAboveHundred(exact('100'))).toBe(false);
  expect(isAboveHundred(exact('100.00'))).toBe(false);
  expect(isAboveHundred(exact('100.01'))).toBe(true);
  expect(isAboveHundred(exact('99.9999999999999999999999999'))).toBe(false);
  expect(isAboveHundred(exact('100.0000000000000000000000001'))).toBe(true);
});

test('amounts have 15 digits on both sides of zero', () => {
  expect(toCents(exact('-9999999999999.99'))).toBe(-999_999_999_999_999);
  expect(toCents(exact('-10000000000000'))).toBeUndefined();
  expect(whyNotCents(exact('10000000000000.01'))).toBe('range');
  expect(whyNotCents(exact('0.001'))).toBe('decimals');
});

test('a sum that exceeds the limit is refused, even if later amounts bring it back', () => {
  const debts = Array.from({ length: 9 }, () => asCents(-most));
  const amounts = Array.from({ length: 9 }, () => most);
  expect(() => sumCents([...debts, ...amounts])).toThrow(isRange);
  expect(() => sumCents([...amounts, ...debts])).toThrow(isRange);
});

test('a sum that is too long stays so, whatever the sign of later amounts', () => {
  let sum = asCents(0);
  let debt = asCents(0);
  for (let i = 0; i < 9; i += 1) {
    sum = addHeld(sum, most);
    debt = subtractHeld(debt, most);
  }
  expect(addHeld(sum, asCents(-100))).toBe(8e15);
  expect(subtractHeld(sum, asCents(100))).toBe(8e15);
  expect(subtractHeld(debt, asCents(-100))).toBe(-8e15);
  expect(addHeld(debt, asCents(100))).toBe(-8e15);
  // A product beyond all amounts is held too.
  expect(productIsNear(1e10, 1e10, sum)).toBe(true);
});

test('a difference below zero is near if it is one cent, and not if it is a hundred', () => {
  // 1 % of −100.00 is −1.00, of −200.00 it is −2.00.
  expect(percentIsNear(asCents(-10_000), exact('1'), asCents(-101))).toBe(true);
  expect(percentIsNear(asCents(-10_000), exact('1'), asCents(-200))).toBe(false);
  expect(percentIsNear(asCents(-20_000), exact('1'), asCents(-100))).toBe(false);
  expect(productIsNear(-3, 24.9, asCents(-7471))).toBe(true);
  expect(productIsNear(-3, 24.9, asCents(-7472))).toBe(false);
});

test('a percentage with decimals is not whole', () => {
  // 3.6 % of 0.10 is 0.0036: nothing.
  expect(percentIsNear(asCents(10), exact('3.6'), asCents(36))).toBe(false);
  // 106.55 with 6.55 % of tax are 100.00 without.
  expect(netOfGross(asCents(10_655), exact('6.55'))).toBe(10_000);
  expect(() => netOfGrossWithBigInt(asCents(1), exact('-100'))).toThrow('A tax percent must be above −100.');
});

describe('a JSON number', () => {
  test('prints at most 15 significant digits', () => {
    expect(exactToNumber(exact('1234567890123.456'))).toBeUndefined();
    expect(exactToNumber(exact('-1234567890123.456'))).toBeUndefined();
    expect(exactToNumber(exact('-123456789012.345'))).toBe(-123_456_789_012.345);
  });

  test('can be longer if its last digits are zeros', () => {
    // 999,999,999,999,999 + 234,567,890,123,451 = 1,234,567,890,123,450
    expect(exactToNumber(addExact(exact('999999999999999'), exact('234567890123451')))).toBe(
      1_234_567_890_123_450,
    );
  });
});

describe('unit prices of large totals', () => {
  test('are found beyond 2^53 too', () => {
    // 3.001 × 33322225924.69 = 99999999999.99469
    expect(unitPriceFor(asCents(9_999_999_999_999), exact('3.001'))).toBe(33_322_225_924.69);
  });

  test.each([
    [500_000_000_000_000, '0.5'], // 10,000,000,000,000.00 has 16 digits
    [999_999_999_999_999, '7'], // 7 × 1428571428571.43 passes 15 digits, and three decimals are 16
  ])('do not exist for %i cents and a quantity of %s', (total, quantity) => {
    expect(unitPriceFor(asCents(total), exact(quantity))).toBeUndefined();
  });
});

describe('shares of an amount', () => {
  const share = (total: number, weights: number[]) => allocate(asCents(total), weights.map(asCents));

  test('give cents to larger remainders first, in order', () => {
    // 1.43, 2.86, 5.71: two cents are left, for the second and the third.
    expect(share(10, [1, 2, 4])).toEqual([1, 3, 6]);
    // 4.8, 3.6, 3.6: one for the first, one for the first of the equals.
    expect(share(12, [4, 3, 3])).toEqual([5, 4, 3]);
  });

  test('depend on the weights, not on their order', () => {
    expect(share(1, [5, 0])).toEqual([1, 0]);
  });

  test('are exact if products exceed 2^53', () => {
    // Each weight ten thousand times, and one cent for the largest remainder.
    expect(share(100_000_000_000_001, [3_333_333_333, 3_333_333_334, 3_333_333_333])).toEqual([
      33_333_333_330_000, 33_333_333_340_001, 33_333_333_330_000,
    ]);
    // Equal claims of half a cent are served in order.
    expect(share(999_999_999_999_999, [300_000_000_000_000, 300_000_000_000_000])).toEqual([
      500_000_000_000_000, 499_999_999_999_999,
    ]);
  });
});
