import { BACKSLASH, QUOTE, SPACE } from './signs.js';

const ASCII = 1;
/** Part of a multi-byte character. */
export const LONG = 2;
/**
 * The first byte of U+0080 to U+00BF or of U+0600 and above, which include the invisible characters. U+007F is included
 * too.
 */
export const ODD = 4;
const DELETE = 0x7f;
const FIRST = 0xc2;
const ARABIC = 0xd8;

/** What a byte says about its text. 0 ends the plain part; the bits of the others are combined. */
export const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < SPACE || byte === QUOTE || byte === BACKSLASH) return 0;
  if (byte < DELETE) return ASCII;
  return byte === DELETE || byte === FIRST || byte >= ARABIC ? LONG | ODD : LONG;
});
