/** Any character that XML 1.0 cannot carry, not even as a reference: most controls, lone surrogates, U+FFFE, U+FFFF. */
export const REFUSED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/**
 * Any character of XML that is not seen and is no blank: directions, joiners, breaks, controls. Within emoji, joiners
 * and tags are part of what is seen.
 */
export const INVISIBLE =
  /(?<!\p{Extended_Pictographic}|\u{FE0F}|[\u{1F3FB}-\u{1F3FF}])\u{200D}|(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007F}]|(?![\u{200D}\u{E0020}-\u{E007F}])[\x7F-\x9F\p{Cf}\p{Zl}\p{Zp}]/u;

/** Either of them. */
export const ODD = new RegExp(`${REFUSED.source}|${INVISIBLE.source}`, 'u');

/** Units below are controls. */
const SPACE = 0x20;
const DELETE = 0x7f;
const NO_BREAK_SPACE = 0xa0;
const SOFT_HYPHEN = 0xad;
/** Latin, Greek and Cyrillic letters end before; from here on, a unit may be anything. */
const ARABIC = 0x600;

/** Whether a text has such a character. A look along the units costs less than an expression on texts as short as these. */
export function isOdd(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < SPACE || (unit >= DELETE && (unit < NO_BREAK_SPACE || unit >= ARABIC || unit === SOFT_HYPHEN)))
      return ODD.test(text);
  }
  return false;
}

/** A character as Unicode names it: `U+FEFF`. */
export function nameOf(text: string, at: number): string {
  const point = text.codePointAt(at) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
