import { type Cents, centsToString, type Exact, formatExact, percentOf } from '../../money/index.js';
import { isWithinOneCent } from '../../money/near.js';
import type { Params } from '../../types/index.js';
import type { RuleFacts } from '../engine/rule.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

/** What both rules about rates have in common. */
export const ABOUT_RATES = {
  severity: 'warning',
  onlyWith: TAX_MEMBERS,
  paths: [
    ...TAX_PATHS,
    'invoiceDetails[].netValue',
    'taxesTotals[].taxCategory',
    'taxesTotals[].underlyingValue',
  ],
  params: ['percent', 'base', 'category', 'computed', 'stated'],
} as const satisfies Partial<RuleFacts>;

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
