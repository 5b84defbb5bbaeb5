import {
  type AccommodationLevy,
  accommodationLevies,
  type LevyPeriod,
} from './generated/accommodation-levy.js';

/** What a room costs for one night in the levy, and the category under which it is filed. */
export interface LevyOfNight {
  /** The category of the season in which the night falls. */
  readonly category: number;
  /** Euros for a room or property, an exact decimal string. */
  readonly amount: string;
}

/** The levy of a category of other taxes; `undefined` for other categories. */
const levyOf = (category: number): AccommodationLevy | undefined =>
  Object.hasOwn(accommodationLevies, category) ? accommodationLevies[category] : undefined;

/**
 * The levy on accommodation for one night: the lodging may be named by its category of either season, and comes back
 * with that of the night. `undefined` for nights before 2024 and for categories that are no levy. The amounts come from
 * secondary sources; check them with your accountant.
 * @example levyOfNight(23, '2026-08-15') // { category: 23, amount: '15.00' }
 * @example levyOfNight(23, '2026-11-01') // { category: 9, amount: '4.00' }
 */
export function levyOfNight(category: number, night: string): LevyOfNight | undefined {
  const levy = levyOf(category);
  if (levy === undefined) return undefined;
  for (const each of [category, levy.otherSeason]) {
    const period = levyPeriods(each).find((one) => isInForce(one, night) && isInSeason(one, night));
    if (period !== undefined) return { category: each, amount: period.amount };
  }
  return undefined;
}

/** The periods of a levy, the oldest first; none for other categories. */
export const levyPeriods = (category: number): readonly LevyPeriod[] => levyOf(category)?.periods ?? [];

/** Whether the law has the amount of a period on a day. Dates as texts compare as dates. */
export const isInForce = ({ from, until }: LevyPeriod, day: string): boolean =>
  from <= day && (until === null || day <= until);

/** Whether a day is in the season of a period. */
export function isInSeason({ months: [first, last] }: LevyPeriod, day: string): boolean {
  const month = Number(day.slice(5, 7));
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}
