import { trimZeros } from '../codes/trim-zeros.js';
import type { Leaf } from '../types/leaf.js';

/** A value in its right type. */
export type Lossless = string | number | boolean;

const DECIMAL = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;
const WHOLE = /^[1-9]\d*$|^0$/;

/**
 * A value in the type that a leaf has, where it is exactly the same there: '50.00' as 50, 11.1 as '11.1', 'true' as
 * true. `undefined` where it is not, and for objects. Whether it is within the bounds of the leaf is not asked.
 */
export function inOtherType(leaf: Leaf, value: unknown): Lossless | undefined {
  switch (leaf.kind) {
    case 'amount':
    case 'number':
      return typeof value === 'string' && DECIMAL.test(value) ? exactly(withoutZeros(value)) : undefined;
    case 'integer':
    case 'mark':
      return typeof value === 'string' && WHOLE.test(value) ? exactly(value) : undefined;
    case 'text':
      return isWhole(value) ? String(value) : undefined;
    case 'code':
      return typeof value === 'number' ? onlyCode(leaf.values, value) : undefined;
    case 'flag':
      return value === 'true' ? true : value === 'false' ? false : undefined;
    default:
      return undefined;
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The number that prints as a text does. */
function exactly(text: string): number | undefined {
  const value = Number(text);
  return String(value) === text ? value : undefined;
}

/** A decimal without the zeros that end its fraction. */
function withoutZeros(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const left = trimZeros(fraction);
  return left === '' ? whole : `${whole}.${left}`;
}

/** The code that a number is, if no other code is the same number: 1.10 would be 1.1. */
function onlyCode(codes: ReadonlySet<string>, value: number): string | undefined {
  const same = [...codes].filter((code) => Number(code) === value);
  return same.length === 1 ? same[0] : undefined;
}
