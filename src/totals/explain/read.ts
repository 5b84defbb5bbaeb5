import { type Cents, centsOfNumber, type Exact, exactOfNumber } from '../../money/index.js';

/** A member of anything; undefined where it is missing, whatever the value is. */
export function member(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
  } catch {
    return undefined; // A getter or a proxy that throws has nothing to say.
  }
}

/** True when the member is there, readable or not. */
export function has(value: unknown, key: string): boolean {
  const found = member(value, key);
  return found !== undefined && found !== null;
}

/** A member that is a list; an empty one otherwise. */
export function list(value: unknown, key: string): readonly unknown[] {
  try {
    const items = member(value, key);
    return Array.isArray(items) ? [...items] : [];
  } catch {
    return []; // A proxy again.
  }
}

/** A member that is an amount. */
export function amountAt(value: unknown, key: string): Cents | undefined {
  const number = member(value, key);
  return typeof number === 'number' ? centsOfNumber(number) : undefined;
}

/** A member that is a quantity, price or percent. */
export function exactAt(value: unknown, key: string): Exact | undefined {
  const number = member(value, key);
  return typeof number === 'number' ? exactOfNumber(number) : undefined;
}

/** A member that is a text; an empty one otherwise. */
export function textAt(value: unknown, key: string): string {
  const text = member(value, key);
  return typeof text === 'string' ? text : '';
}
