import { UID } from '../types/forms.js';
import type { Fix, Params, Path } from '../types/index.js';
import type { FactsFault, Fault } from './faults.js';
import type { Lossless } from './lossless.js';

/** Members whose text keeps its meaning as a number: texts without leading zeros, and codes with distinct numbers. */
const LIKE_NUMBERS: ReadonlySet<string | number | undefined> = new Set(['series', 'aa', 'invoiceType']);

/** Whether a text of this member, such as a VAT number or a postal code, loses leading zeros as a number. */
const losesZeros = (path: Path): boolean => !LIKE_NUMBERS.has(path.at(-1));

/**
 * The fix for a fault, if there is only one: rename it, remove it, use capital letters, write Greece as GR, or use
 * `exact`, the same value in the right JSON type.
 */
export function fixOfFault(
  fault: Fault | FactsFault,
  path: Path,
  params: Params,
  exact?: Lossless,
): Fix | undefined {
  const { value, meant } = params;
  if (exact !== undefined && (params['expected'] !== 'string' || !losesZeros(path))) {
    return { path: [...path], value: exact, safe: true };
  }
  if (fault === 'null-member') return { path: [...path], value: undefined, safe: true };
  if (fault === 'member-case' && typeof meant === 'string') {
    return { path: [...path], value: undefined, safe: true, rename: meant };
  }
  if (typeof value !== 'string') return undefined;
  if (fault === 'uid' && UID.test(value)) return { path: [...path], value: value.toUpperCase(), safe: true };
  // EL is the prefix of Greek VAT numbers, not a country code.
  if (fault === 'unknown-code' && path.at(-1) === 'country' && value === 'EL') {
    return { path: [...path], value: 'GR', safe: true };
  }
  return undefined;
}
