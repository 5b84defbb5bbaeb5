import { digitsOf, type Exact, exactOfBig } from './exact.js';

/** Why `toCents` refused a number: it has more than two decimals, or it is too large. */
export function whyNotCents(value: Exact): 'decimals' | 'range' {
  return exactOfBig(digitsOf(value), value.s).s > 2 ? 'decimals' : 'range';
}
