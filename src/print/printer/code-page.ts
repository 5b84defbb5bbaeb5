import CodepageEncoder from '@point-of-sale/codepage-encoder';
import type { Commands, GreekPage } from './settings.js';

/** The names of the code pages in the encoder. Star has an ISO 8859-7 of its own. */
const NAMES = { 737: 'cp737', 869: 'cp869', 928: 'iso8859-7', 1253: 'windows1253' } as const;

/** The name of a code page in the encoder. */
export const nameOf = (page: GreekPage, commands: Commands) =>
  page === 928 && commands !== 'esc-pos' ? 'star/cp928' : NAMES[page];

/** What the printers with UTF-8 surely have: Latin, Greek and Cyrillic letters, and common signs. */
const IN_UTF8: readonly (readonly [from: number, to: number])[] = [
  [0xa1, 0x17f],
  [0x384, 0x3ce],
  [0x401, 0x451],
];
const SIGNS_IN_UTF8 = '–—‘’“”…€†•';

const LAST_OF_ASCII = 0x7e;

/** Whether the printer has a letter, by its code point. */
export type HasLetter = (point: number) => boolean;

const isAscii: HasLetter = (point) => point >= 0x20 && point <= LAST_OF_ASCII;

/** The letters of a code page. Those up to 0xA0 are controls and the hard blank. */
export function lettersOf(page: GreekPage | 'utf-8', commands: Commands): HasLetter {
  if (page === 'utf-8') {
    const signs = new Set([...SIGNS_IN_UTF8].map((sign) => sign.codePointAt(0)));
    return (point) =>
      isAscii(point) || signs.has(point) || IN_UTF8.some(([from, to]) => point >= from && point <= to);
  }
  const points = new Set(CodepageEncoder.getCodepoints(nameOf(page, commands), true));
  return (point) => isAscii(point) || (point > 0xa0 && points.has(point));
}
