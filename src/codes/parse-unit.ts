import { foldText } from './fold.js';
import { type MeasurementUnit, measurementUnits } from './generated/measurement-units.js';

// Folded, without dots and spaces: "Τεμ." and "τ.μ." become τεμ and τμ. Ambiguous spellings are not listed.
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

/** A cache by text. Folding a text takes as long as ten rules, and units repeat from line to line. */
const remembered = new Map<string, MeasurementUnit>();
const MOST = 200;
/** Longer texts are not cached: they could be substrings of a large text and keep it in memory. */
const LONGEST = 12;

function knownUnits(): ReadonlyMap<string, MeasurementUnit> {
  const known = new Map<string, MeasurementUnit>();
  for (const [unit, words] of spellings) for (const word of words.split(' ')) known.set(word, unit);
  for (const { code, el, en } of measurementUnits) known.set(bare(el), code).set(bare(en), code);
  return known;
}

/**
 * Recognises the unit of measurement in a text, in Greek or English, ignoring case, accents, dots and spaces. Returns
 * `undefined` for unknown spellings: grams, boxes and kilometres are not units of the authority.
 * @example parseUnit('ΤΜΧ') // 1
 * @example parseUnit('γρ') // undefined
 */
export function parseUnit(text: string): MeasurementUnit | undefined {
  if (typeof text !== 'string' || text.length > 64) return undefined;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  units ??= knownUnits();
  const word = bare(text);
  // Without dots, τμ could also mean pieces.
  const unit = word === 'τμ' && !/[.\s]/.test(text.trim()) ? undefined : units.get(word);
  if (unit === undefined) return undefined;
  if (text.length > LONGEST) return unit;
  if (remembered.size >= MOST) remembered.clear();
  remembered.set(text, unit);
  return unit;
}
