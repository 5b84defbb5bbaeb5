/**
 * A number from any version or copy of decimal.js, such as the application's own or an ORM's. Recognised by its shape,
 * not by its class.
 */
export interface DecimalLike {
  readonly s: number;
  readonly e: number;
  readonly d: number[];
  toFixed(): string;
}

/**
 * The types in which amounts, quantities and prices may be given. Texts use a decimal point and no thousands
 * separators.
 */
export type DecimalInput = string | number | bigint | DecimalLike;

/** The digits of a value like those of decimal.js, or `undefined` for other values. */
export function textOfDecimalLike(value: object): string | undefined {
  try {
    const { d, e, toFixed } = value as Partial<DecimalLike>;
    if (typeof toFixed !== 'function' || typeof e !== 'number') return undefined;
    // NaN and infinity have no digits. An exponent of a million would produce a million zeros.
    if (!Array.isArray(d)) return d === null ? 'NaN' : undefined;
    if (e > 100 || e < -100) return `1e${e}`;
    const text: unknown = toFixed.call(value);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined; // A getter threw an error, so this is not a number.
  }
}
