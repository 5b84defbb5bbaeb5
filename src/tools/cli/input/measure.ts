const QUOTE = 0x22;
const COMMA = 0x2c;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const CAPITAL_E = 0x45;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const SMALL_E = 0x65;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Measures of a JSON text, from its bytes alone. */
export interface Measure {
  /** The keys in the text. If a key is duplicated, this is more than the members of the parsed value. */
  readonly keys: number;
  /** An upper bound for the number of values. */
  readonly values: number;
  /** The deepest level of objects and lists. */
  readonly levels: number;
  /** Whether there may be a number that a double cannot hold, because it is long or has an exponent. */
  readonly hasLongNumbers: boolean;
}

/** A double holds every number of 15 digits; longer numbers have to be checked. */
const LONG = 16;

/** Counts the keys, values and levels of a JSON text in one pass over its bytes. The text need not be valid. */
export function measure(bytes: Uint8Array): Measure {
  const { length } = bytes;
  let keys = 0;
  let values = 1;
  let level = 0;
  let levels = 0;
  let hasLongNumbers = false;
  for (let at = 0; at < length; at += 1) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfString(bytes, at + 1);
        break;
      case COLON:
        keys += 1;
        break;
      case COMMA:
        values += 1;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values += 1;
        level += 1;
        if (level > levels) levels = level;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        level -= 1;
        break;
      case CAPITAL_E:
      case SMALL_E:
        if (isDigit(bytes[at - 1])) hasLongNumbers = true;
        break;
      default:
        if (isDigit(bytes[at])) {
          const end = endOfDigits(bytes, at + 1);
          if (end - at >= LONG) hasLongNumbers = true;
          at = end - 1;
        }
    }
  }
  return { keys, values, levels, hasLongNumbers };
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= ZERO && byte <= NINE;

function endOfDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isDigit(bytes[at]) || bytes[at] === POINT) at += 1;
  return at;
}

function endOfString(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  for (let at = from; at < length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH) at += 1;
  }
  return length;
}
