import { BACKSLASH, QUOTE, SPACE } from './signs.js';

const ASCII = 1;
/** Part of a character of several bytes. */
export const LONG = 2;
/** Begins U+F000 to U+FFFF, of which XML lacks the last two. Halves of pairs, which it lacks too, are no UTF-8. */
export const ODD = 4;
const ODD_BYTE = 0xef;

/** What a byte tells of the text it stands in: 0 ends what is plain; the bits of the others are taken together. */
export const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < SPACE || byte === QUOTE || byte === BACKSLASH) return 0;
  if (byte < 0x80) return ASCII;
  return byte === ODD_BYTE ? LONG | ODD : LONG;
});
