/**
 * The independent calculation: whole numbers of arbitrary size, nothing from src/money. A decimal text is
 * digits / 10^decimals; a result is one division of two bigints, rounded half up away from zero.
 */
export interface Rational {
  readonly digits: bigint;
  readonly decimals: number;
}

export function rational(text: string): Rational {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

export function halfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/** The value of a text in cents, half up. */
export function roundedCents(text: string): bigint {
  const { digits, decimals } = rational(text);
  return halfUp(digits * 100n, tenTo(decimals));
}

export function productCents(a: string, b: string): bigint {
  const x = rational(a);
  const y = rational(b);
  return halfUp(x.digits * y.digits * 100n, tenTo(x.decimals + y.decimals));
}

export function percentCents(cents: bigint, percent: string): bigint {
  const p = rational(percent);
  return halfUp(cents * p.digits, 100n * tenTo(p.decimals));
}

export function netCents(gross: bigint, percent: string): bigint {
  const p = rational(percent);
  const hundred = 100n * tenTo(p.decimals);
  return halfUp(gross * hundred, hundred + p.digits);
}
