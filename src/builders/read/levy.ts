import { accommodationLevies } from '../../codes/index.js';
import { type Exact, exactOfCents } from '../../money/index.js';
import { sound } from '../../reading/read.js';
import { isBroken } from '../../reading/shape-reader.js';
import { type LevyOfSeason, levyOfStay, type TaxInput } from '../../totals/index.js';
import type { Path } from '../../types/index.js';
import type { Reading } from './reading.js';

/** Other taxes, as stated in facts. */
export interface StatedOtherTax {
  readonly category?: number | undefined;
  readonly amount?: Exact | undefined;
  readonly firstNight?: string | undefined;
  readonly nights?: number | undefined;
  readonly rooms?: number | undefined;
}

/** The levy of a stay, season by season; undefined for taxes that are stated by their amount or have a percent. */
export function readLevy(
  reading: Reading,
  stated: StatedOtherTax,
  path: Path,
): readonly TaxInput[] | undefined {
  const { category, amount, firstNight, nights, rooms } = sound(stated) ?? {};
  // Unreadable values are already reported, and nothing can be computed from the rest.
  if (category === undefined || [category, amount, firstNight, nights, rooms].some(isBroken))
    return undefined;
  const isStay = firstNight !== undefined || nights !== undefined || rooms !== undefined;
  if (!Object.hasOwn(accommodationLevies, category)) {
    return isStay ? reading.problem('stay-without-levy', path, { category }) : undefined;
  }
  if (amount !== undefined && !isStay) return undefined;
  if (amount !== undefined || firstNight === undefined || nights === undefined || rooms === undefined) {
    return reading.problem('levy-unstated', path, { category });
  }
  const levy = levyOfStay(category, { firstNight, nights, rooms });
  if (!levy.ok) return reading.problem('levy-night-unknown', path, { night: levy.night });
  return levy.seasons.map(asInput);
}

const asInput = ({ category, amount }: LevyOfSeason): TaxInput => ({
  category,
  amount: exactOfCents(amount),
});
