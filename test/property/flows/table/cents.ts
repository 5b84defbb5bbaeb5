/** Arithmetic of the model: whole cents and thousandths as bigints, nothing of the library. */

/** numerator / denominator, half up; both at least zero. */
export const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** A JSON number that prints at most `places` decimals, as a whole number of the last of them. */
function whole(value: number, places: number): bigint {
  const [left = '', right = ''] = String(value).split('.');
  if (!/^\d+$/.test(left) || right.length > places) throw new Error(`${value} has other decimals`);
  return BigInt(left + right.padEnd(places, '0'));
}

export const centsOf = (value: number): bigint => whole(value, 2);
export const thousandthsOf = (value: number): bigint => whole(value, 3);

/** A whole number of the last of so many decimals, as text. */
export function text(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same without trailing zeros, as the library prints quantities. */
export const short = (thousandths: bigint): string => text(thousandths, 3).replace(/\.?0+$/, '');
