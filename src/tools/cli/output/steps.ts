import { pointerOf } from '../../../reading/inside.js';
import type { TotalsStep } from '../../../totals/index.js';

/** A step in JSON output: paths become pointers, and absent values are left out. */
export const stepJson = ({ path, operation, terms, computed, stated, tolerance, agrees }: TotalsStep) => ({
  pointer: pointerOf(path),
  operation,
  terms: terms.map((term) => ({
    ...(term.path !== undefined && { pointer: pointerOf(term.path) }),
    label: term.label,
    value: term.value,
    sign: term.sign,
  })),
  computed,
  stated,
  tolerance,
  agrees,
});
