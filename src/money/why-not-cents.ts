import { digitsOf, type Exact, exactOfBig } from './exact.js';

/** Why `toCents` refused a number: more than two decimals, or too large. */
export function whyNotCents(value: Exact): 'decimals' | 'range' {
  return exactOfBig(digitsOf(value), value.s).s > 2 ? 'decimals' : 'range';
}
