import { type Cents, centsOfNumber, type Exact, exactOfNumber } from '../../money/index.js';

/** A member of any value, or `undefined`. */
export function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  } catch {
    return undefined; // A getter or a proxy threw an error.
  }
}

/** Whether a member is present, even if it cannot be read. */
export function has(value: unknown, key: string): boolean {
  const found = member(value, key);
  return found !== undefined && found !== null;
}

/** A member that is a list. Otherwise an empty list. */
export function list(value: unknown, key: string): readonly unknown[] {
  try {
    const items = member(value, key);
    return Array.isArray(items) ? [...items] : [];
  } catch {
    return []; // A proxy threw an error.
  }
}

/** A member that is a valid amount. */
export function amountAt(value: unknown, key: string): Cents | undefined {
  const number = member(value, key);
  return typeof number === 'number' ? centsOfNumber(number) : undefined;
}

/** A member that is a quantity, price or percent. */
export function exactAt(value: unknown, key: string): Exact | undefined {
  const number = member(value, key);
  return typeof number === 'number' ? exactOfNumber(number) : undefined;
}

/** A member that is a text. Otherwise an empty text. */
export function textAt(value: unknown, key: string): string {
  const text = member(value, key);
  return typeof text === 'string' ? text : '';
}
