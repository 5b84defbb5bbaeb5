import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCents, formatExact, parseDecimal, unitPriceFor } from '../../../src/money/index.js';
import { decimalText, exact, shift } from './arbitraries.js';
import { halfUp, productCents, rational, tenTo } from './rational.js';

const cents = fc.bigInt({ min: 0n, max: 10n ** 9n });
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }).map(String),
  decimalText(6, 10).filter((text) => rational(text).digits > 0n),
);

test('quantity times unit price equals the total, with the fewest decimals', () => {
  fc.assert(
    fc.property(cents, quantity, (total, count) => {
      const price = unitPriceFor(asCents(Number(total)), exact(count));
      const printed = parseDecimal(price);
      if (!printed.ok) {
        expect(price).toBeUndefined();
        return;
      }
      const text = formatExact(printed.value);
      expect(productCents(count, text)).toBe(total);
      const decimals = rational(text).decimals;
      expect(decimals).toBeLessThanOrEqual(10);
      // No price with fewer decimals would do: neither the nearest nor its neighbours.
      const { digits, decimals: places } = rational(count);
      for (let fewer = 2; fewer < decimals; fewer++) {
        const nearest = halfUp(total * tenTo(fewer + places), digits * 100n);
        for (const near of [nearest - 1n, nearest, nearest + 1n]) {
          if (near >= 0n) expect(productCents(count, shift(near, fewer))).not.toBe(total);
        }
      }
    }),
  );
});

test('a unit price exists for any quantity up to 10^8 and price of 15 digits', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 10 ** 8 }), (total, count) => {
      expect(unitPriceFor(asCents(Number(total)), exact(String(count)))).toBeDefined();
    }),
  );
});
