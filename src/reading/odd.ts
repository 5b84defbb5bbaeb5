/** A character that XML 1.0 does not allow, not even as a reference: most controls, lone surrogates, U+FFFE, U+FFFF. */
export const REFUSED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/**
 * A character that XML allows but that is invisible and not a blank: direction marks, joiners, breaks, controls.
 * Joiners and tags within emoji are excluded, because they change what is displayed.
 */
export const INVISIBLE =
  /(?<!\p{Extended_Pictographic}|\u{FE0F}|[\u{1F3FB}-\u{1F3FF}])\u{200D}|(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007F}]|(?![\u{200D}\u{E0020}-\u{E007F}])[\x7F-\x9F\p{Cf}\p{Zl}\p{Zp}]/u;

/** A character of either kind. */
export const ODD = new RegExp(`${REFUSED.source}|${INVISIBLE.source}`, 'u');

/** Code units below this are controls. */
const SPACE = 0x20;
const DELETE = 0x7f;
const NO_BREAK_SPACE = 0xa0;
const SOFT_HYPHEN = 0xad;
/** Latin, Greek and Cyrillic letters are below this. From here on, a code unit may be anything. */
const ARABIC = 0x600;

/** Whether a text has such a character. For short texts, a loop is faster than a regular expression. */
export function isOdd(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < SPACE || (unit >= DELETE && (unit < NO_BREAK_SPACE || unit >= ARABIC || unit === SOFT_HYPHEN)))
      return ODD.test(text);
  }
  return false;
}

/** The Unicode notation of a character: `U+FEFF`. */
export function nameOf(text: string, at: number): string {
  const point = text.codePointAt(at) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
