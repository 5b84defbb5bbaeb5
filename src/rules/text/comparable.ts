import { foldText } from '../../codes/fold.js';

/** Normalizes text for comparison: ignores case, accents, spaces and punctuation. */
export const comparable = (text: string): string =>
  foldText(text)
    .replace(/[.,]/g, '')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();

/** Code units from here on depend on their neighbours. */
const END = 0x2c00;

/** The result for each code unit, filled when needed. */
let folds: (string | undefined)[] | undefined;

/**
 * What `comparable` returns for a single code unit: mostly one letter, a blank or nothing. `undefined` if this depends
 * on its neighbours, as for Korean letters, which are composed, and for surrogate pairs.
 */
export function comparableUnit(unit: number): string | undefined {
  // All scripts from Latin to Georgian, then Latin and Greek letters with several accents, and symbols.
  if (unit >= 0x1100 && (unit < 0x1e00 || unit >= END)) return undefined;
  folds ??= new Array<string | undefined>(END);
  let fold = folds[unit];
  if (fold === undefined) {
    // Between two letters, because a blank at the edge of a text would be trimmed.
    fold = comparable(`a${String.fromCharCode(unit)}a`).slice(1, -1);
    folds[unit] = fold;
  }
  return fold;
}
