/**
 * A decimal.js number of any version and of any copy (yours, ours, an ORM's): known by its shape,
 * never by its class.
 */
export interface DecimalLike {
  readonly s: number;
  readonly e: number;
  readonly d: number[];
  toFixed(): string;
}

/** What amounts, quantities and prices may be given as. Texts have a point and no thousands separators. */
export type DecimalInput = string | number | bigint | DecimalLike;

/** The digits of a decimal.js-like value, or undefined when the value is no such thing. */
export function textOfDecimalLike(value: object): string | undefined {
  try {
    const { d, e, toFixed } = value as Partial<DecimalLike>;
    if (typeof toFixed !== 'function' || typeof e !== 'number') return undefined;
    // NaN and infinity have no digits. An exponent of a million would write a million zeros.
    if (!Array.isArray(d)) return d === null ? 'NaN' : undefined;
    if (e > 100 || e < -100) return `1e${e}`;
    const text: unknown = toFixed.call(value);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined; // A getter that throws: not a number.
  }
}
