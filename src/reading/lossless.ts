import { trimZeros } from '../codes/trim-zeros.js';
import { isWhole } from '../types/forms.js';
import type { Leaf } from '../types/leaf.js';

/** A value in the right type. */
export type Lossless = string | number | boolean;

const DECIMAL = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;
const WHOLE = /^[1-9]\d*$|^0$/;

/**
 * Converts a value to the type of a leaf if it stays exactly the same: '50.00' to 50, 11.1 to '11.1', 'true' to true.
 * Returns `undefined` if it would change, and for objects. Does not check the bounds of the leaf.
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

/** The number that is printed exactly like the text. */
function exactly(text: string): number | undefined {
  const value = Number(text);
  return String(value) === text ? value : undefined;
}

/** A decimal without trailing zeros. */
function withoutZeros(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  const left = trimZeros(fraction);
  return left === '' ? whole : `${whole}.${left}`;
}

/** The code with this numeric value, if there is only one: 1.1 could be the code 1.1 or 1.10. */
function onlyCode(codes: ReadonlySet<string>, value: number): string | undefined {
  const same = [...codes].filter((code) => Number(code) === value);
  return same.length === 1 ? same[0] : undefined;
}
