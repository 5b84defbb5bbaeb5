import fc from 'fast-check';
import { type Exact, parseDecimal } from '../../../src/money/index.js';

/** The largest amount in cents: 15 digits. */
const most = 999_999_999_999_999n;

/** Whole numbers of 0 to so many digits, each length as likely as the other. */
const digits = (longest: number) =>
  fc
    .integer({ min: 0, max: longest })
    .chain((length) => fc.bigInt({ min: 0n, max: 10n ** BigInt(length) - 1n }));

/** A decimal text of so many digits before and after the point at most, with its trailing zeros. */
export const decimalText = (whole = 13, decimals = 12) =>
  fc
    .tuple(digits(whole), fc.integer({ min: 0, max: decimals }), fc.bigInt({ min: 0n, max: 10n ** 30n }))
    .map(([left, places, right]) =>
      places === 0 ? String(left) : `${left}.${String(right).padStart(30, '0').slice(-places)}`,
    );

/** The same, of both signs. */
export const signedDecimalText = (whole = 13, decimals = 12) =>
  fc.tuple(fc.boolean(), decimalText(whole, decimals)).map(([minus, text]) => (minus ? `-${text}` : text));

/** An amount in cents, small ones as likely as large ones. */
export const centsCount = digits(15);

/** Percents as they occur, and any others. */
export const percentText = fc.oneof(
  fc.constantFrom(
    '24',
    '13',
    '6',
    '17',
    '9',
    '4',
    '3',
    '0',
    '1.2',
    '2.4',
    '3.6',
    '20',
    '15',
    '8',
    '10',
    '100',
  ),
  decimalText(2, 6),
);

/** Two factors whose product ends exactly on half a cent: (2k + 1)/10^p × 5·10^p/1000 = x.xx5. */
export const halfCentFactors = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 12 }))
  .map(([k, places]) => ({ a: shift(2n * k + 1n, places), b: shift(5n * 10n ** BigInt(places), 3) }));

/**
 * Two whole factors whose product ends in 49…9, 50…0 or 50…1 of so many digits: next to half a cent. The
 * product runs from small to far beyond 2^53, where a double could no longer tell the three apart.
 */
export const factorsNextToHalf = fc
  .tuple(
    fc.constantFrom(1n, 3n, 7n, 9n, 13n, 17n, 21n, 999n, 123_457n),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom(-1n, 0n, 1n),
    fc.integer({ min: 0, max: 14 }).chain((length) => fc.bigInt({ min: 0n, max: 10n ** BigInt(length) })),
  )
  .map(([factor, digits, step, more]) => {
    const modulus = 10n ** BigInt(digits);
    const ending = ((modulus / 2n + step) * inverse(factor, modulus)) % modulus;
    return { factor, digits, other: (more * modulus + ending) % 10n ** 15n };
  });

/** The number whose product with `a` leaves 1, for an `a` that shares no divisor with a power of ten. */
function inverse(a: bigint, modulus: bigint): bigint {
  let [r, next, x, y] = [modulus, a % modulus, 0n, 1n];
  while (next !== 0n) [r, next, x, y] = [next, r % next, y, x - (r / next) * y];
  return ((x % modulus) + modulus) % modulus;
}

/** n / 10^places as text. */
export function shift(n: bigint, places: number): string {
  const text = String(n).padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
}

export function exact(text: string): Exact {
  const result = parseDecimal(text);
  if (!result.ok) throw new Error(`${text}: ${result.why}`);
  return result.value;
}

/** The result as a bigint, or `range` where the library says that it passes 15 digits. */
export function outcome(compute: () => number): bigint | 'range' {
  try {
    return BigInt(compute());
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'amount-range') return 'range';
    throw error;
  }
}

/** What the independent result must look like. */
export const expected = (cents: bigint): bigint | 'range' =>
  cents > most || cents < -most ? 'range' : cents;
