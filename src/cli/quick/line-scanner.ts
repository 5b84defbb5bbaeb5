import { isUtf8 } from 'node:buffer';
import { BACKSLASH, isBlank, NINE, POINT, QUOTE, SMALL_F, SMALL_T, SPACE, ZERO } from './signs.js';
import { textOfBytes } from './text-of-bytes.js';

/** Whole numbers of so many digits are exact, and so is every power of ten that divides them. */
const DIGITS = 15;

/** Bytes from here on are parts of a character of several. */
const ASCII_END = 0x80;

/** Stands for a text that nobody reads. */
export const UNREAD = '\u{FFFD} unread';

/** 1 for a byte that simply belongs to the text it stands in. */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
);

/** A key as bytes: four at a time, and those that are left. */
export interface Key {
  readonly words: Uint32Array;
  readonly rest: Uint8Array;
  readonly length: number;
}

/** Takes plain texts, numbers and flags from the bytes of a line of JSON, one after the other. */
export class LineScanner {
  /** Where the scanner stands. */
  at = 0;
  /** The decimals of the last number. */
  decimals = 0;
  bytes: Buffer = Buffer.alloc(0);
  private words: DataView = new DataView(new ArrayBuffer(0));
  /** The line with each byte as one character, so that places stay. A slice of it keeps it alive, so it is no longer. */
  private text = '';
  private begin = 0;
  private end = 0;

  /** Takes lines; false when they are not UTF-8. */
  open(bytes: Buffer): boolean {
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return isUtf8(bytes);
  }

  /** Goes to the line between two places. */
  start(from: number, end: number): void {
    this.begin = from;
    this.end = end;
    this.at = from;
    this.text = this.bytes.toString('latin1', from, end);
  }

  /** Whether only blanks are left of the line. */
  isOver(): boolean {
    let last = this.end;
    while (last > this.begin && isBlank(this.bytes[last - 1])) last -= 1;
    return this.at === last;
  }

  /** Whether a key stands at a place. */
  isKey({ words, rest, length }: Key, at: number): boolean {
    const { bytes, words: text } = this;
    if (at + length > bytes.length) return false;
    let here = at;
    for (let index = 0; index < words.length; index += 1) {
      if (text.getUint32(here, true) !== words[index]) return false;
      here += 4;
    }
    for (let index = 0; index < rest.length; index += 1) {
      if (bytes[here + index] !== rest[index]) return false;
    }
    return true;
  }

  /** A part of the line that is ASCII. */
  slice(from: number, end: number): string {
    return this.text.slice(from - this.begin, end - this.begin);
  }

  /** A text; one of at most `unread` bytes, which is not empty, is only passed over. `undefined` when there is none. */
  string(unread: number): string | undefined {
    const { bytes } = this;
    let at = this.at;
    if (bytes[at] !== QUOTE) return undefined;
    at += 1;
    const from = at;
    let bits = 0;
    // Past the end there is no byte, which is not plain either.
    while (PLAIN[bytes[at] as number] === 1) {
      bits |= bytes[at] as number;
      at += 1;
    }
    if (bytes[at] !== QUOTE) return bytes[at] === BACKSLASH ? this.escaped(at) : undefined;
    this.at = at + 1;
    if (at - from <= unread && at > from) return UNREAD;
    return bits < ASCII_END ? this.slice(from, at) : textOfBytes(bytes, from, at);
  }

  /** A text with an escape at a place. */
  private escaped(first: number): string | undefined {
    const { bytes, at: from } = this;
    let at = first;
    while (bytes[at] !== QUOTE) {
      at += bytes[at] === BACKSLASH ? 2 : 1;
      if (at >= bytes.length) return undefined;
    }
    this.at = at + 1;
    try {
      return JSON.parse(bytes.toString('utf8', from, this.at)) as string;
    } catch {
      return undefined;
    }
  }

  /** The digits of a number as one whole number, with the count of its decimals aside; below 0 when it is not plain. */
  digits(): number {
    const { bytes } = this;
    let at = this.at;
    const from = at;
    let value = 0;
    let byte = bytes[at] as number;
    while (byte >= ZERO && byte <= NINE) {
      value = value * 10 + (byte - ZERO);
      at += 1;
      byte = bytes[at] as number;
    }
    const whole = at - from;
    if (whole === 0 || (whole > 1 && bytes[from] === ZERO)) return -1;
    let decimals = 0;
    if (byte === POINT) {
      at += 1;
      const point = at;
      byte = bytes[at] as number;
      while (byte >= ZERO && byte <= NINE) {
        value = value * 10 + (byte - ZERO);
        at += 1;
        byte = bytes[at] as number;
      }
      decimals = at - point;
      if (decimals === 0) return -1;
    }
    if (whole + decimals > DIGITS) return -1;
    this.at = at;
    this.decimals = decimals;
    return value;
  }

  /** `true` or `false`; `undefined` when neither stands here. */
  flag(): boolean | undefined {
    const { text, bytes, at, begin } = this;
    if (bytes[at] === SMALL_T && text.startsWith('true', at - begin)) {
      this.at = at + 4;
      return true;
    }
    if (bytes[at] === SMALL_F && text.startsWith('false', at - begin)) {
      this.at = at + 5;
      return false;
    }
    return undefined;
  }
}
