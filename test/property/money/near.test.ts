import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCents, parseDecimal } from '../../../src/money/index.js';
import { percentIsNear, productIsNear, productOfNumbers } from '../../../src/money/near.js';

/** A decimal as digits and places, and the JSON number that prints it. */
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => ({
    digits: BigInt(digits),
    places,
    number: Number(`${digits}e-${places}`),
  }));

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
const isNear = (a: bigint, b: bigint): boolean => a - b <= 1n && b - a <= 1n;

test('a product is near exactly if its rounded value differs by at most a cent', () => {
  fc.assert(
    fc.property(decimal, decimal, fc.integer({ min: -4, max: 4 }), (a, b, beside) => {
      const places = BigInt(a.places + b.places);
      const cents = halfUp(a.digits * b.digits * 100n, 10n ** places);
      fc.pre(cents + 4n <= 999_999_999_999_999n);
      const amount = cents + BigInt(beside);
      fc.pre(amount >= 0n);
      expect(productOfNumbers(a.number, b.number)).toBe(Number(cents));
      expect(productIsNear(a.number, b.number, asCents(Number(amount)))).toBe(isNear(cents, amount));
    }),
  );
});

test('a percentage is near exactly if its rounded value differs by at most a cent', () => {
  const percent = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 2, max: 4 }));
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      percent,
      fc.integer({ min: -4, max: 4 }),
      (any, [digits, places], beside) => {
        const base = BigInt(any < 0 ? -any : any) % 1_000_000_000_000_000n;
        const cents = halfUp(base * BigInt(digits), 100n * 10n ** BigInt(places));
        const amount = cents + BigInt(beside);
        fc.pre(amount >= 0n && amount <= 999_999_999_999_999n);
        const text = String(digits).padStart(places + 1, '0');
        const parsed = parseDecimal(`${text.slice(0, -places)}.${text.slice(-places)}`);
        if (!parsed.ok) throw new Error(parsed.why);
        expect(percentIsNear(asCents(Number(base)), parsed.value, asCents(Number(amount)))).toBe(
          isNear(cents, amount),
        );
      },
    ),
  );
});
