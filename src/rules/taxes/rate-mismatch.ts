import { type Cents, centsToString, type Exact, formatExact, percentOf } from '../../money/index.js';
import { isWithinOneCent } from '../../money/near.js';
import type { Params } from '../../types/index.js';

/** The message parameters if an amount differs by more than one cent from the percentage of its base. */
export function mismatchOf(
  percents: readonly (Exact | undefined)[] | undefined,
  category: number | undefined,
  base: Cents,
  stated: Cents | undefined,
): Params | undefined {
  if (category === undefined || stated === undefined) return undefined;
  const percent = percents?.[category];
  if (percent === undefined) return undefined;
  const computed = percentOf(base, percent);
  if (isWithinOneCent(computed, stated)) return undefined;
  return {
    percent: formatExact(percent),
    base: centsToString(base),
    category,
    computed: centsToString(computed),
    stated: centsToString(stated),
  };
}
