import { refuseNotText } from './check-argument.js';
import {
  type AccommodationLevy,
  accommodationLevies,
  type LevyPeriod,
} from './generated/accommodation-levy.js';

/** The levy for one room and night, and the category under which it is filed. */
export interface LevyOfNight {
  /** The category for the season of the night. */
  readonly category: number;
  /** Euros for a room or property, as an exact decimal string. */
  readonly amount: string;
}

/** The levy of a category of other taxes, or `undefined` if the category is not a levy. */
const levyOf = (category: number): AccommodationLevy | undefined =>
  Object.hasOwn(accommodationLevies, category) ? accommodationLevies[category] : undefined;

/**
 * The levy on accommodation for one night. The kind of lodging may be given by its category of either season, and the
 * result has the category of the night's season. `undefined` for nights before 2024 and for categories that are not a
 * levy. The amounts come from secondary sources, so check them with your accountant.
 * @example levyOfNight(23, '2026-08-15') // { category: 23, amount: '15.00' }
 * @example levyOfNight(23, '2026-11-01') // { category: 9, amount: '4.00' }
 */
export function levyOfNight(category: number, night: string): LevyOfNight | undefined {
  refuseNotText(night, 'night');
  const levy = levyOf(category);
  if (levy === undefined) return undefined;
  for (const each of [category, levy.otherSeason]) {
    const period = levyPeriods(each).find((one) => isInForce(one, night) && isInSeason(one, night));
    if (period !== undefined) return { category: each, amount: period.amount };
  }
  return undefined;
}

/** The periods of a levy, oldest first. Empty for other categories. */
export const levyPeriods = (category: number): readonly LevyPeriod[] => levyOf(category)?.periods ?? [];

/** Whether the amount of a period is in force on a day. Dates are compared as text. */
export const isInForce = ({ from, until }: LevyPeriod, day: string): boolean =>
  from <= day && (until === null || day <= until);

export function isInSeason({ months: [first, last] }: LevyPeriod, day: string): boolean {
  const month = Number(day.slice(5, 7));
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}
