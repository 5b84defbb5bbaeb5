import { dayAfter } from '../codes/day-after.js';
import { levyOfNight } from '../codes/index.js';
import {
  addCents,
  type Cents,
  exactOfNumber,
  parseDecimal,
  productToCents,
  zeroCents,
} from '../money/index.js';

/** A stay, as given in facts. */
export interface Stay {
  /** The first night, `YYYY-MM-DD`. */
  readonly firstNight: string;
  readonly nights: number;
  readonly rooms: number;
}

export interface LevyOfSeason {
  readonly category: number;
  readonly amount: Cents;
}

/** The levy for a stay by season, or the first night without a known amount. */
export type LevyOfStay =
  | { readonly ok: true; readonly seasons: readonly LevyOfSeason[] }
  | { readonly ok: false; readonly night: string };

/**
 * Computes the levy on accommodation for a stay: the amount of each night times the number of rooms. A stay over two
 * seasons has two categories.
 *
 * @example
 * levyOfStay(23, { firstNight: '2026-10-31', nights: 2, rooms: 1 }); // 15.00 under 23, 4.00 under 9
 */
export function levyOfStay(category: number, { firstNight, nights, rooms }: Stay): LevyOfStay {
  const seasons = new Map<number, Cents>();
  for (let index = 0; index < nights; index += 1) {
    const night = dayAfter(firstNight, index);
    const levy = levyOfNight(category, night);
    const each = parseDecimal(levy?.amount);
    const count = exactOfNumber(rooms);
    if (levy === undefined || !each.ok || count === undefined) return { ok: false, night };
    const sum = seasons.get(levy.category) ?? zeroCents;
    seasons.set(levy.category, addCents(sum, productToCents(each.value, count)));
  }
  return { ok: true, seasons: [...seasons].map(([of, amount]) => ({ category: of, amount })) };
}
