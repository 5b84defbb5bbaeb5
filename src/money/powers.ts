/** The largest power of ten that a double holds exactly is 10^22. */
export const largestPower = 22;

const powers = Array.from({ length: largestPower + 1 }, (_, exponent) => 10 ** exponent);

/** 10^exponent, exact for 0 to 22 and NaN elsewhere, so that a guard after it fails instead of lying. */
export function powerOfTen(exponent: number): number {
  return powers[exponent] ?? Number.NaN;
}
