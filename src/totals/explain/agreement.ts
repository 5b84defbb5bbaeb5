import { type Cents, differenceInCents } from '../../money/index.js';
import type { TotalsStep } from './step.js';
import { shownAmount } from './terms.js';

/** Compares the computed amount with the stated one. */
export function agreement(
  computed: Cents | undefined,
  stated: Cents | undefined,
  tolerance: TotalsStep['tolerance'] = '0.00',
): Pick<TotalsStep, 'computed' | 'stated' | 'tolerance' | 'agrees'> {
  return {
    computed: shownAmount(computed),
    stated: shownAmount(stated),
    tolerance,
    agrees: areClose(computed, stated, tolerance),
  };
}

function areClose(a: Cents | undefined, b: Cents | undefined, tolerance: TotalsStep['tolerance']): boolean {
  if (a === undefined || b === undefined) return false;
  return a === b || (tolerance === '0.01' && differenceInCents(a, b) === 1);
}
