import { subtractExact } from '../../money/add-exact.js';
import { subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import { NOTHING } from '../across/open-slips.js';

/** The amount that is missing or too much, as text. Both are absent if there is no difference. */
export interface Gap {
  readonly missing?: string;
  readonly surplus?: string;
}

/** The difference between the expected amount and the stated one. */
export function gapOfCents(expected: Cents, stated: Cents): Gap {
  const missing = subtractHeld(expected, stated);
  if (missing === zeroCents) return {};
  return missing > zeroCents
    ? { missing: centsToString(missing) }
    : { surplus: centsToString(subtractHeld(stated, expected)) };
}

/** The difference between the expected quantity and the stated one. */
export function gapOfExact(expected: Exact, stated: Exact): Gap {
  const missing = subtractExact(expected, stated);
  if (signOf(missing) === 0) return {};
  return signOf(missing) > 0
    ? { missing: formatExact(missing) }
    : { surplus: formatExact(subtractExact(NOTHING, missing)) };
}
