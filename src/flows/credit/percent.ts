import {
  allocate,
  type Cents,
  formatExact,
  isAboveHundred,
  parseDecimal,
  percentOf,
  signOf,
  sumCents,
  zeroCents,
} from '../../money/index.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import type { Refusing } from '../shared/refusing.js';
import { type AskedLine, refuseUnplaced } from './asked.js';
import type { Left } from './left.js';
import { grossOf } from './take.js';

const AT: Path = ['percent'];

/**
 * The lines of a credit of a percentage of everything that is left. The amount with VAT is rounded once, half up, and
 * split over the lines by largest remainder, so that it is exact to the cent. A line of which no cent is credited is left
 * out.
 */
export function linesOfPercent(given: unknown, left: Left, refusing: Refusing): AskedLine[] {
  refuseUnplaced(left, refusing);
  const weights = left.lines.map(grossOf);
  const credited = creditedOf(given, sumCents(weights), refusing);
  const shares = allocate(credited, weights);
  return left.lines.flatMap((line, index): AskedLine[] => {
    const value = shares[index] ?? zeroCents;
    return value === zeroCents ? [] : [{ left: line, measure: { by: 'gross', value }, income: undefined }];
  });
}

/** The amount with VAT that a percentage credits. */
function creditedOf(given: unknown, whole: Cents, refusing: Refusing): Cents {
  const parsed = parseDecimal(given);
  const found = shown(given);
  if (!parsed.ok) return refusing.refuse('credit/value-form', AT, { member: 'percent', found });
  const percent = parsed.value;
  if (isAboveHundred(percent)) {
    return refusing.refuse('credit/percent-above', AT, { found: formatExact(percent) });
  }
  if (whole === zeroCents) return refusing.refuse('credit/nothing-left', []);
  const credited = signOf(percent) > 0 ? percentOf(whole, percent) : zeroCents;
  if (credited > zeroCents) return credited;
  return refusing.refuse('credit/value-not-above', AT, { member: 'percent', found });
}
