import { type Exact, toBig } from './exact.js';

/** Why `toCents` refused a number: more than two decimals, or too large. */
export function whyNotCents(value: Exact): 'decimals' | 'range' {
  return toBig(value).decimalPlaces() > 2 ? 'decimals' : 'range';
}
