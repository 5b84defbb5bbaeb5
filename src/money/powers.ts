/** 10^22 is the largest power of ten that a double represents exactly. */
export const largestPower = 22;

const powers = Array.from({ length: largestPower + 1 }, (_, exponent) => 10 ** exponent);

/** 10^exponent, exact for 0 to 22 and otherwise NaN, so that the guards that follow fail. */
export function powerOfTen(exponent: number): number {
  return powers[exponent] ?? Number.NaN;
}
