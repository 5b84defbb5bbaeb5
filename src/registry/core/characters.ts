import { REFUSED } from '../../reading/odd.js';

/** The index of the first character that XML 1.0 does not allow, or -1. */
export const refusedCharacterAt = (text: string): number => text.search(REFUSED);

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A bare carriage return would be read as a line feed (XML 1.0, 2.11).
  '\r': '&#13;',
};

/** Escapes text for use between two tags. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\r]/g, (character) => ESCAPED[character] ?? '');
