import { foldText } from '../../codes/fold.js';

/** Text as people compare it: case, accents, spaces and punctuation aside. */
export const comparable = (text: string): string =>
  foldText(text)
    .replace(/[.,]/g, '')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();

/** Units from here on are never taken alone. */
const END = 0x2c00;

/** What each unit becomes, once it was met. */
let folds: (string | undefined)[] | undefined;

/**
 * What a single unit of a text becomes in `comparable`: mostly one letter, a blank or nothing. `undefined` when that
 * depends on its neighbours: Korean letters are put together, and pairs of units are one character.
 */
export function comparableUnit(unit: number): string | undefined {
  // All scripts from Latin to Georgian; then Latin and Greek with several accents, signs and symbols.
  if (unit >= 0x1100 && (unit < 0x1e00 || unit >= END)) return undefined;
  folds ??= new Array<string | undefined>(END);
  let fold = folds[unit];
  if (fold === undefined) {
    // Between letters, so that a blank is not taken for the edge of the text.
    fold = comparable(`a${String.fromCharCode(unit)}a`).slice(1, -1);
    folds[unit] = fold;
  }
  return fold;
}
