import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asCents,
  centsOfNumber,
  centsToNumber,
  centsToString,
  exactToNumber,
  formatExact,
  parseDecimal,
} from '../../../src/money/index.js';
import { centsCount, exact, shift, signedDecimalText } from './arbitraries.js';

/** The canonical text of a decimal text, by text alone. */
function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const value = fraction === '' ? whole : `${whole}.${fraction}`;
  return value === '0' ? '0' : `${sign}${value}`;
}

test('a decimal text keeps its value', () => {
  fc.assert(
    fc.property(signedDecimalText(15, 15), (text) => {
      expect(formatExact(exact(text))).toBe(canonical(text));
    }),
  );
});

test('other text is refused, and nothing throws', () => {
  const form = /^-?[0-9]+(\.[0-9]+)?$/;
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+ eE٣NaN') }), fc.anything()),
      (input) => {
        const result = parseDecimal(input);
        if (typeof input === 'string') expect(result.ok).toBe(form.test(input) && input.length < 16);
        else if (typeof input !== 'number' && typeof input !== 'bigint') expect(result.ok).toBe(false);
      },
    ),
  );
});

test('a number is read as its printed digits, or refused', () => {
  const decimalNumber = signedDecimalText(9, 6).map(Number);
  fc.assert(
    fc.property(fc.oneof(decimalNumber, fc.double(), fc.float(), fc.integer()), (x) => {
      const result = parseDecimal(x);
      const short = Number(x.toPrecision(15)) === x;
      if (result.ok) expect(Number(formatExact(result.value))).toBe(x + 0);
      expect(result.ok || !short || Math.abs(x) >= 1e15 || Math.abs(x) < 1e-15).toBe(true);
      expect(!result.ok || short).toBe(true);
    }),
  );
});

test('numbers and texts of up to 15 digits give equal values', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.integer({ min: 0, max: 15 }),
      (n, places) => {
        const text = shift(n, places);
        const number = exactToNumber(exact(text));
        expect(number).toBe(Number(text));
        const back = parseDecimal(number);
        expect(back.ok && formatExact(back.value)).toBe(canonical(text));
      },
    ),
  );
});

test('every amount survives a round trip through JSON', () => {
  fc.assert(
    fc.property(centsCount, (count) => {
      const cents = asCents(Number(count));
      const json: unknown = JSON.parse(JSON.stringify(centsToNumber(cents)));
      expect(centsOfNumber(json as number)).toBe(cents);
      expect(centsToString(cents)).toBe(shift(count, 2));
      expect(Number(centsToString(cents))).toBe(json);
    }),
  );
});

test('centsOfNumber accepts exactly two decimals', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.double(), fc.double({ min: 0, max: 1e13 }), signedDecimalText(12, 4).map(Number)),
      (x) => {
        const isAmount = x >= 0 && x < 1e13 && Number(x.toFixed(2)) === x;
        expect(centsOfNumber(x)).toBe(isAmount ? Number(x.toFixed(2).replace('.', '')) : undefined);
      },
    ),
  );
});
