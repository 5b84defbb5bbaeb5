import fc from 'fast-check';
import { expect, test } from 'vitest';
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
} from '../../../src/money/index.js';
import {
  centsCount,
  decimalText,
  exact,
  expected,
  factorsNextToHalf,
  halfCentFactors,
  outcome,
  percentText,
  shift,
  signedDecimalText,
} from './arbitraries.js';
import { netCents, percentCents, productCents, roundedCents } from './rational.js';
import {
  netWithDecimal,
  percentWithDecimal,
  productWithDecimal,
  roundedWithDecimal,
} from './with-decimal.js';

const checkProduct = (a: string, b: string): void => {
  const truth = expected(productCents(a, b));
  expect(expected(productWithDecimal(a, b))).toBe(truth);
  expect(outcome(() => productToCents(exact(a), exact(b)))).toBe(truth);
  expect(outcome(() => productToCentsWithBigInt(exact(a), exact(b)))).toBe(truth);
};

const checkPercent = (cents: bigint, percent: string): void => {
  const truth = expected(percentCents(cents, percent));
  expect(expected(percentWithDecimal(cents, percent))).toBe(truth);
  const amount = asCents(Number(cents));
  expect(outcome(() => percentOf(amount, exact(percent)))).toBe(truth);
  expect(outcome(() => percentOfWithBigInt(amount, exact(percent)))).toBe(truth);
};

const checkNet = (gross: bigint, percent: string): void => {
  const truth = expected(netCents(gross, percent));
  expect(expected(netWithDecimal(gross, percent))).toBe(truth);
  const amount = asCents(Number(gross));
  expect(outcome(() => netOfGross(amount, exact(percent)))).toBe(truth);
  expect(outcome(() => netOfGrossWithBigInt(amount, exact(percent)))).toBe(truth);
};

test('a product is the exact one, rounded half up', () => {
  fc.assert(fc.property(decimalText(6, 4), decimalText(6, 4), checkProduct));
  fc.assert(fc.property(signedDecimalText(), signedDecimalText(), checkProduct));
  fc.assert(fc.property(signedDecimalText(13, 2), signedDecimalText(2, 15), checkProduct));
});

test('a product at the limit of exact numbers is correct', () => {
  // n1 × n2 close to the guard, 4·10^15, and to 2^53.
  const edge = fc.constantFrom(4n * 10n ** 15n, 2n ** 53n, 10n ** 15n, 999_999_999_999_999n);
  fc.assert(
    fc.property(
      edge,
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      fc.bigInt({ min: -3n, max: 3n }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 9 }),
      (near, a, step, placesA, placesB) => {
        const b = near / a + step;
        fc.pre(b > 0n && b < 10n ** 15n);
        checkProduct(shift(a, placesA), shift(b, placesB));
      },
    ),
  );
});

test('half a cent rounds up, slightly less does not', () => {
  fc.assert(
    fc.property(halfCentFactors, ({ a, b }) => {
      checkProduct(a, b);
      checkProduct(`-${a}`, b);
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 4, max: 15 }), (k, places) => {
      const half = (10n * k + 5n) * 10n ** BigInt(places - 3);
      for (const near of [half - 1n, half, half + 1n]) {
        const text = shift(near, places);
        const truth = expected(roundedCents(text));
        expect(outcome(() => roundToCents(exact(text)))).toBe(truth);
        expect(outcome(() => roundToCentsWithBigInt(exact(text)))).toBe(truth);
      }
    }),
  );
});

test('amounts next to half a cent round correctly on both sides of the guard', () => {
  fc.assert(
    fc.property(factorsNextToHalf, ({ factor, other, digits }) => {
      checkProduct(shift(factor, digits), shift(other, 2));
      checkProduct(`-${shift(factor, digits)}`, shift(other, 2));
      if (digits > 2) checkPercent(other, shift(factor, digits - 2));
      const text = shift(factor * other, digits + 2);
      if (text.length > 30 || text.indexOf('.') > 15) return;
      const truth = expected(roundedCents(text));
      expect(outcome(() => roundToCents(exact(text)))).toBe(truth);
    }),
  );
});

test('a number is rounded to the correct cents', () => {
  fc.assert(
    fc.property(signedDecimalText(15, 15), (text) => {
      const truth = expected(roundedCents(text));
      expect(expected(roundedWithDecimal(text))).toBe(truth);
      expect(outcome(() => roundToCents(exact(text)))).toBe(truth);
      expect(outcome(() => roundToCentsWithBigInt(exact(text)))).toBe(truth);
    }),
  );
});

test('a percentage is the exact one, rounded half up', () => {
  fc.assert(fc.property(centsCount, percentText, checkPercent));
  fc.assert(fc.property(centsCount, signedDecimalText(3, 18), checkPercent));
  // k odd: k % of 50 cents is exactly k halves.
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (k) => checkPercent(2n * k + 1n, '50')));
});

test('net and tax add up to the gross amount', () => {
  fc.assert(fc.property(centsCount, percentText, checkNet));
  fc.assert(fc.property(centsCount, decimalText(3, 18), checkNet));
  // 100 % of an odd amount is exactly half.
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (k) => checkNet(2n * k + 1n, '100')));
});
