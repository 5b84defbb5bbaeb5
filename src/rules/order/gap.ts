import { subtractExact } from '../../money/add-exact.js';
import { subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import { NOTHING } from './open-slips.js';

/** What a closing lacks, or has too much, as text; neither where nothing differs. */
export interface Gap {
  readonly missing?: string;
  readonly surplus?: string;
}

/** The gap between an amount that is expected and the one that is stated. */
export function gapOfCents(expected: Cents, stated: Cents): Gap {
  const missing = subtractHeld(expected, stated);
  if (missing === zeroCents) return {};
  return missing > zeroCents
    ? { missing: centsToString(missing) }
    : { surplus: centsToString(subtractHeld(stated, expected)) };
}

/** The gap between a quantity that is expected and the one that is stated. */
export function gapOfExact(expected: Exact, stated: Exact): Gap {
  const missing = subtractExact(expected, stated);
  if (signOf(missing) === 0) return {};
  return signOf(missing) > 0
    ? { missing: formatExact(missing) }
    : { surplus: formatExact(subtractExact(NOTHING, missing)) };
}
