import { foldText } from './fold.js';
import { type MeasurementUnit, measurementUnits } from './generated/measurement-units.js';

// Folded and without dots and spaces: "Τεμ." and "τ.μ." are τεμ and τμ here. What has a second meaning is not listed.
const spellings: readonly (readonly [MeasurementUnit, string])[] = [
  [1, 'τεμ τεμαχιο τμχ tem tmx temaxio temaxia pc pcs pce piece ea each h87'],
  [2, 'κιλ κιλο κγ χγρ χιλιογραμμο χιλιογραμμα kg kgs kgr kgm kilo kilos kilogram kilogramme kilogrammes'],
  [3, 'λτ λτρ λιτ λιτρο l lt ltr lit litre liter liters'],
  [4, 'μ μετ μετρο m mtr metre meter meters'],
  [5, 'τμ τετρμ τετραγωνικο τετραγωνικα τετραγωνικομετρο m2 μ2 mtk sqm squaremetre squaremeter squaremeters'],
  [6, 'κμ κυβμ κυβικομετρο m3 μ3 mtq cbm cubicmetre cubicmeter cubicmeters'],
];

const bare = (text: string): string => foldText(text).replace(/[\s._]/g, '');

let units: ReadonlyMap<string, MeasurementUnit> | undefined;

/** Texts as they were written, because to fold one costs as much as ten rules and they repeat from line to line. */
const remembered = new Map<string, MeasurementUnit>();
const MOST = 200;
/** A longer text may be a part of the line that it was read from, and would keep that in memory. */
const LONGEST = 12;

function knownUnits(): ReadonlyMap<string, MeasurementUnit> {
  const known = new Map<string, MeasurementUnit>();
  for (const [unit, words] of spellings) for (const word of words.split(' ')) known.set(word, unit);
  for (const { code, el, en } of measurementUnits) known.set(bare(el), code).set(bare(en), code);
  return known;
}

/**
 * The unit of measurement that a person wrote, in Greek or English, whatever the case, accents, dots and spaces.
 * Undefined when the text is not a known spelling: grams, boxes and kilometres are no unit of the authority.
 * @example parseUnit('ΤΜΧ') // 1
 * @example parseUnit('γρ') // undefined
 */
export function parseUnit(text: string): MeasurementUnit | undefined {
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  units ??= knownUnits();
  const word = bare(text);
  // Without its dots it may as well stand for pieces.
  const unit = word === 'τμ' && !/[.\s]/.test(text.trim()) ? undefined : units.get(word);
  if (unit === undefined) return undefined;
  if (text.length > LONGEST) return unit;
  if (remembered.size >= MOST) remembered.clear();
  remembered.set(text, unit);
  return unit;
}
