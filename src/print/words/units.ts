import type { MeasurementUnit } from '../../codes/index.js';
import type { Both } from '../../types/language.js';

/** The names of a unit after a quantity: of exactly one, and of any other quantity. */
export interface UnitNames {
  readonly one: Both;
  readonly other: Both;
}

const pieces: UnitNames = {
  one: { el: 'τεμάχιο', en: 'piece' },
  other: { el: 'τεμάχια', en: 'pieces' },
};

/** Every unit as it is written after a quantity. */
const unitNames: Readonly<Record<MeasurementUnit, UnitNames>> = {
  1: pieces,
  2: { one: { el: 'κιλό', en: 'kilogram' }, other: { el: 'κιλά', en: 'kilograms' } },
  3: { one: { el: 'λίτρο', en: 'litre' }, other: { el: 'λίτρα', en: 'litres' } },
  4: { one: { el: 'μέτρο', en: 'metre' }, other: { el: 'μέτρα', en: 'metres' } },
  5: {
    one: { el: 'τετραγωνικό μέτρο', en: 'square metre' },
    other: { el: 'τετραγωνικά μέτρα', en: 'square metres' },
  },
  6: {
    one: { el: 'κυβικό μέτρο', en: 'cubic metre' },
    other: { el: 'κυβικά μέτρα', en: 'cubic metres' },
  },
  // The piece whose own unit is printed next to it.
  7: pieces,
};

/** The names of a unit; `undefined` for an unknown code. */
export const unitNamesOf = (unit: number): UnitNames | undefined =>
  (unitNames as Readonly<Record<number, UnitNames>>)[unit];
