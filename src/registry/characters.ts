/**
 * Any character that XML 1.0 does not allow, not even as a reference: most controls, lone surrogates, U+FFFE, U+FFFF.
 */
const REFUSED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** The index of the first character that XML 1.0 does not allow, or -1. */
export const refusedCharacterAt = (text: string): number => text.search(REFUSED);

/** The name of a character for a message: `U+0001`. */
export function nameOfCharacter(text: string, at: number): string {
  const point = text.codePointAt(at) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

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

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Unescapes text between two tags. References to characters that do not exist become U+0000, which XML cannot contain
 * otherwise.
 */
export const unescapeText = (text: string): string =>
  text.replace(/&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(\w+));/g, (_, hexadecimal, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? '\0';
    const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\0';
  });
