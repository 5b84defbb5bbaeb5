import type { Fix, Params, Path } from '../types/index.js';
import type { FactsFault, Fault } from './faults.js';
import type { Lossless } from './lossless.js';

const UID = /^[0-9A-Fa-f]{40}$/;

/** Texts that are written as numbers without a zero in front, and codes of which each is another number. */
const LIKE_NUMBERS: ReadonlySet<string | number | undefined> = new Set(['series', 'aa', 'invoiceType']);

/** Whether a text of this member, such as a tax number or a postal code, may have lost zeros as a number. */
const losesZeros = (path: Path): boolean => !LIKE_NUMBERS.has(path.at(-1));

/**
 * The repair of a fault, where no other is possible: its name, its absence, its capital letters, Greece as GR, and
 * `exact`, the same value in its right JSON type.
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
  // The prefix of Greek tax numbers is no code of a country.
  if (fault === 'unknown-code' && path.at(-1) === 'country' && value === 'EL') {
    return { path: [...path], value: 'GR', safe: true };
  }
  return undefined;
}
