import type { MeasurementUnit } from '../../codes/index.js';
import type { Both } from '../../types/language.js';
import { unitNames } from './generated/units.js';

/** The names of a unit after a quantity: of exactly one, of any other quantity, and short, beside another language. */
export interface UnitNames {
  readonly one: Both;
  readonly other: Both;
  readonly short: Both;
}

/** Every unit as it is written after a quantity. */
const units: Readonly<Record<MeasurementUnit, UnitNames>> = unitNames;

/** The names of a unit; `undefined` for an unknown code. */
export const unitNamesOf = (unit: number): UnitNames | undefined =>
  (units as Readonly<Record<number, UnitNames>>)[unit];
