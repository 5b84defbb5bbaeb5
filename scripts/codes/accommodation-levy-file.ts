// The levy on accommodation by category, season and period. Its amounts replace those in the labels.

import { constant } from './declare.js';
import { doc } from './print.js';
import type { Row } from './reference.js';
import { accommodationLevy } from './reference.js';

const { rows, _meta: meta } = accommodationLevy;

export const isLevy = (code: Row) => rows.some((row: Row) => row.code === code);

/** The reference states it in a sentence. Facts from secondary sources only give warnings, never errors. */
const confidence = meta.confidence.includes('secondary sources') ? 'secondary' : 'official';

const period = ({ from, until, months, amount }: Row) => ({ from, until, months, amount: amount.toFixed(2) });

const otherSeason = ({ kind, season }: Row) =>
  rows.find((row: Row) => row.kind === kind && row.season !== season).code;

export const accommodationLevyFile = () =>
  [
    doc(['The amount of a levy category for one room and night, in one period and season.']),
    'export interface LevyPeriod {',
    '  /** First and last day of this amount. `until` is null while it is in force. */',
    '  readonly from: string;',
    '  readonly until: string | null;',
    '  /** First and last month of the season; from November to March the season passes the new year. */',
    '  readonly months: readonly [number, number];',
    '  /** Euros for a room or property and night, an exact decimal string. */',
    '  readonly amount: string;',
    '}',
    '',
    doc(['A category of the levy on accommodation.']),
    'export interface AccommodationLevy {',
    "  readonly season: 'low' | 'high';",
    '  /** The category of the same kind of lodging in the other season. */',
    '  readonly otherSeason: number;',
    '  readonly periods: readonly LevyPeriod[];',
    '}',
    '',
    doc([
      'The climate crisis resilience levy on accommodation, by category of other taxes.',
      "@example accommodationLevies[23]?.periods.at(-1)?.amount // '15.00'",
    ]),
    constant(
      'accommodationLevies',
      Object.fromEntries(
        rows.map((row: Row) => [
          row.code,
          { season: row.season, otherSeason: otherSeason(row), periods: row.periods.map(period) },
        ]),
      ),
      { type: 'Readonly<Record<number, AccommodationLevy>>', expand: true },
    ),
    '',
    doc(['How reliable the amounts of {@link accommodationLevies} are.']),
    constant('accommodationLevyConfidence', confidence, { as: 'as const' }),
  ].join('\n');
