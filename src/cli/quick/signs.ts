/** The bytes of JSON syntax. */
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const POINT = 0x2e;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_LIST = 0x5d;
export const SMALL_F = 0x66;
export const SMALL_T = 0x74;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/** Tab and carriage return, which may be at the end of a line. */
const TAB = 0x09;
const RETURN = 0x0d;

export const isBlank = (byte: number | undefined): boolean =>
  byte === SPACE || byte === TAB || byte === RETURN;
