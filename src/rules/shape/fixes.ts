import type { Fix, Params, Path } from '../../types/index.js';
import type { Fault } from './faults.js';

const UID = /^[0-9A-Fa-f]{40}$/;

/** The repair of a fault, where no other is possible: its name, its absence, its capital letters, Greece as GR. */
export function fixOfFault(fault: Fault, path: Path, params: Params): Fix | undefined {
  const { value, meant } = params;
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
