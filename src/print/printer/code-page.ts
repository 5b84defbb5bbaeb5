import { CodepageEncoder } from '../../vendor/receipt-printer.js';
import type { Commands, GreekPage } from './settings.js';

/** The names of the code pages in the encoder. Star has an ISO 8859-7 of its own. */
const NAMES = { 737: 'cp737', 869: 'cp869', 928: 'iso8859-7', 1253: 'windows1253' } as const;

export const nameOf = (page: GreekPage, commands: Commands) =>
  page === 928 && commands !== 'esc-pos' ? 'star/cp928' : NAMES[page];

/** What the printers with UTF-8 surely have: Latin, Greek and Cyrillic letters, and common signs. */
const IN_UTF8: readonly (readonly [from: number, to: number])[] = [
  [0xa1, 0x17f],
  [0x384, 0x3ce],
  [0x401, 0x451],
];
const SIGNS_IN_UTF8 = '–—‘’“”…€†•';

/** Whether the printer has a letter, by its code point. */
export type HasLetter = (point: number) => boolean;

const isAscii: HasLetter = (point) => point >= 0x20 && point <= 0x7e;

/**
 * Whether a byte prints. The tables have pictures for the bytes that printers take as commands: `←` would be ESC, and the
 * name of a product could open the drawer.
 */
const prints = (byte: number): boolean => byte >= 0x20 && byte !== 0x7f;

/** What the tables of the encoder have for bytes without a letter: its own sign, and Latin letters in ISO 8859-7. */
const NO_LETTER = { any: '\uFFFD', 'iso8859-7': '®Òÿ' } as const;

/** The letters of a code page. Those up to 0xA0 are controls and the hard blank. */
export function lettersOf(page: GreekPage | 'utf-8', commands: Commands): HasLetter {
  if (page === 'utf-8') {
    const signs = new Set([...SIGNS_IN_UTF8].map((sign) => sign.codePointAt(0)));
    return (point) =>
      isAscii(point) || signs.has(point) || IN_UTF8.some(([from, to]) => point >= from && point <= to);
  }
  const name = nameOf(page, commands);
  const points = new Set(
    CodepageEncoder.getCodepoints(name, true).filter((point) => {
      const letter = String.fromCodePoint(point);
      if (NO_LETTER.any === letter || (name === 'iso8859-7' && NO_LETTER[name].includes(letter)))
        return false;
      return CodepageEncoder.encode(letter, name).every(prints);
    }),
  );
  return (point) => isAscii(point) || (point > 0xa0 && points.has(point));
}
