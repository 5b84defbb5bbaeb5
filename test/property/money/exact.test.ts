import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addExact, subtractExact } from '../../../src/money/add-exact.js';
import { exactAsPrinted } from '../../../src/money/as-printed.js';
import {
  asCents,
  compareExact,
  exactToNumber,
  formatExact,
  signOf,
  whyNotCents,
} from '../../../src/money/index.js';
import { exceeds, productOfNumbers } from '../../../src/money/near.js';
import { isAboveHundred } from '../../../src/money/percent.js';
import { shareOf, shareOfWithBigInt } from '../../../src/money/share.js';
import { centsCount, decimalText, exact, signedDecimalText } from './arbitraries.js';
import { big, plain, productWithDecimal, shareWithDecimal } from './with-decimal.js';

const text = fc.oneof(signedDecimalText(6, 4), signedDecimalText(15, 15));

test('sums and differences match decimal.js', () => {
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      expect(formatExact(addExact(exact(a), exact(b)))).toBe(plain(big(a).plus(b)));
      expect(formatExact(subtractExact(exact(a), exact(b)))).toBe(plain(big(a).minus(b)));
      // Sums of sums have more digits than any text.
      const sum = addExact(subtractExact(exact(a), exact(b)), exact(c));
      expect(formatExact(subtractExact(sum, exact(a)))).toBe(plain(big(c).minus(b)));
    }),
  );
});

test('numbers are compared by value', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(compareExact(exact(a), exact(b))).toBe(big(a).comparedTo(b));
      expect(compareExact(exact(a), addExact(exact(a), exact('0.00')))).toBe(0);
      expect(signOf(exact(a))).toBe(big(a).isZero() ? 0 : big(a).isNegative() ? -1 : 1);
      expect(isAboveHundred(exact(a))).toBe(big(a).gt(100));
    }),
  );
});

test('every finite number is read as it is printed', () => {
  const number = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), text.map(Number));
  fc.assert(
    fc.property(number, (x) => {
      expect(formatExact(exactAsPrinted(x))).toBe(plain(big(x).plus(0)));
    }),
  );
});

test('a number is written to JSON if it has at most 15 digits', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 20 }), (a, zeros) => {
      let value = exact(a);
      for (let i = 0; i < zeros; i += 1) value = addExact(value, value);
      const expected = big(a).times(2 ** zeros);
      expect(exactToNumber(value)).toBe(expected.precision() <= 15 ? expected.toNumber() + 0 : undefined);
      expect(whyNotCents(value)).toBe(expected.decimalPlaces() > 2 ? 'decimals' : 'range');
    }),
  );
});

test('a share is the exact one, rounded half up', () => {
  fc.assert(
    fc.property(centsCount, decimalText(6, 6), decimalText(15, 15), (amount, one, other) => {
      const [part, whole] = big(one).gt(other) ? [other, one] : [one, other];
      fc.pre(!big(whole).isZero());
      const truth = Number(shareWithDecimal(amount, part, whole));
      expect(shareOf(asCents(Number(amount)), exact(part), exact(whole))).toBe(truth);
      expect(shareOfWithBigInt(asCents(Number(amount)), exact(part), exact(whole))).toBe(truth);
    }),
  );
});

test('a product of two printed numbers is exact up to 80 trillion', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (a, b) => {
        const truth = productWithDecimal(String(a), String(b));
        expect(productOfNumbers(a, b)).toBe(truth > 8_000_000_000_000_000n ? 8e15 : Number(truth));
      },
    ),
  );
});

test('an amount above a percentage is detected at any fraction of a cent', () => {
  fc.assert(
    fc.property(centsCount, centsCount, decimalText(2, 15), (amount, base, percent) => {
      const truth = big(percent)
        .times(String(base))
        .lt(big(String(amount)).times(100));
      expect(exceeds(asCents(Number(amount)), asCents(Number(base)), exact(percent))).toBe(truth);
    }),
  );
});
