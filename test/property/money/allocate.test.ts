import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthLargest } from '../../../src/money/allocate.js';
import { allocate, allocateWithBigInt, asCents, sumCents } from '../../../src/money/index.js';

const weight = fc.oneof(
  fc.constant(0n),
  fc.bigInt({ min: 0n, max: 200n }),
  fc.bigInt({ min: 0n, max: 10n ** 6n }),
  fc.bigInt({ min: 0n, max: 10n ** 13n }),
);
const weights = fc.oneof(
  fc.array(weight, { minLength: 1, maxLength: 8 }),
  fc.array(weight, { minLength: 1, maxLength: 90, size: 'max' }),
  fc.array(fc.constantFrom(0n, 5n, 10n), { minLength: 33, maxLength: 90, size: 'max' }),
);
const total = fc.oneof(
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.bigInt({ min: 0n, max: 10n ** 8n }),
  fc.bigInt({ min: 0n, max: 999_999_999_999_999n }),
);

/** Largest remainder by bigints: floors, then one cent each in order of remainder and place. */
function independent(amount: bigint, parts: readonly bigint[]): bigint[] {
  const sum = parts.reduce((a, b) => a + b, 0n);
  const size = amount < 0n ? -amount : amount;
  const shares = parts.map((part) => (size * part) / sum);
  const left = size - shares.reduce((a, b) => a + b, 0n);
  const order = parts
    .map((part, index) => ({ index, remainder: (size * part) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of order.slice(0, Number(left))) shares[index]! += 1n;
  return amount < 0n ? shares.map((share) => -share) : shares;
}

test('shares add up and are proportional to the cent, and zero gets zero', () => {
  fc.assert(
    fc.property(total, weights, (amount, parts) => {
      const sum = parts.reduce((a, b) => a + b, 0n);
      fc.pre(sum > 0n);
      const shares = allocate(
        asCents(Number(amount)),
        parts.map((part) => asCents(Number(part))),
      ).map(BigInt);
      expect(shares.reduce((a, b) => a + b, 0n)).toBe(amount);
      parts.forEach((part, i) => {
        const off = shares[i]! * sum - amount * part; // times 1/sum: how far from the exact share
        expect(off < sum && off > -sum).toBe(true);
        if (part === 0n) expect(shares[i]).toBe(0n);
      });
      expect(shares).toEqual(independent(amount, parts));
    }),
  );
});

test('both implementations return the same shares', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 8n }), weights, (amount, parts) => {
      const cents = parts.map((part) => asCents(Number(part)));
      const sum = sumCents(cents);
      fc.pre(sum > 0);
      const amountInCents = asCents(Number(amount));
      expect(allocate(amountInCents, cents)).toEqual(allocateWithBigInt(amountInCents, cents, sum));
    }),
  );
});

test('a share never exceeds its weight if the total does not exceed the sum', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, fraction) => {
      const cents = parts.map((part) => asCents(Number(part)));
      const amount = asCents(Math.floor(sumCents(cents) * fraction));
      fc.pre(sumCents(cents) > 0);
      const shares = allocate(amount, cents);
      expect(shares.every((share, i) => share <= cents[i]!)).toBe(true);
    }),
  );
});

test('the nth largest matches sorting', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5000), { minLength: 1, maxLength: 200, size: 'max' }),
      fc.nat(),
      fc.constantFrom(5001, 10_000, 2 ** 50),
      (numbers, seed, bound) => {
        const n = (seed % numbers.length) + 1;
        expect(nthLargest(numbers, n, bound)).toBe([...numbers].sort((a, b) => b - a)[n - 1]);
      },
    ),
  );
});
