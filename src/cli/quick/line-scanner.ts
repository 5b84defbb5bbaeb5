import { isUtf8 } from 'node:buffer';
import { isOdd } from '../../reading/odd.js';
import { KINDS, LONG, ODD } from './kinds-of-bytes.js';
import { BACKSLASH, isBlank, NINE, POINT, QUOTE, SMALL_F, SMALL_T, ZERO } from './signs.js';
import { textOfBytes } from './text-of-bytes.js';

/** Whole numbers with this many digits are exact, and so is every power of ten that divides them. */
const DIGITS = 15;

/** Stands for a text that is not needed. */
export const UNREAD = '\u{FFFD} unread';

/** How many bytes are compared at once. */
const WORD = 4;

/** The position and value of the previous text, because documents of one shop repeat most of their texts. */
export interface Last {
  /** The number of the buffer that contained it, because a position is valid only in its own buffer. 0: none so far. */
  opened: number;
  from: number;
  length: number;
  value: unknown;
}

/** No value so far. */
export const noLast = (): Last => ({ opened: 0, from: 0, length: 0, value: undefined });

/** A key as bytes: groups of four, and the rest. */
export interface Key {
  readonly words: Uint32Array;
  readonly rest: Uint8Array;
  readonly length: number;
}

/** Reads plain strings, numbers and flags from the bytes of a line of JSON, in sequence. */
export class LineScanner {
  /** The position of the scanner. */
  at = 0;
  /** The number of decimals of the last number. */
  decimals = 0;
  bytes: Buffer = Buffer.alloc(0);
  /** Whether a text of the line has a character that is not allowed in XML, or an invisible one. */
  hasOddTexts = false;
  /** Whether the last text has such a character. */
  private isOdd = false;
  /** The number of the current buffer. Positions in earlier buffers are no longer valid. */
  private opened = 0;
  private words: DataView = new DataView(new ArrayBuffer(0));
  /**
   * The lines with each byte as one character, so that positions are the same. It is kept short, because a slice keeps
   * all of it alive.
   */
  private text = '';
  private begin = 0;
  private end = 0;

  /** Opens a buffer of lines; false if they are not UTF-8. */
  open(bytes: Buffer): boolean {
    this.bytes = bytes;
    this.opened += 1;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return isUtf8(bytes);
  }

  /** Moves to the line between two positions. */
  start(from: number, end: number): void {
    this.begin = from;
    this.end = end;
    this.at = from;
    this.hasOddTexts = false;
    this.text = this.bytes.toString('latin1', from, end);
  }

  /** Whether only whitespace is left on the line. */
  isOver(): boolean {
    let last = this.end;
    while (last > this.begin && isBlank(this.bytes[last - 1])) last -= 1;
    return this.at === last;
  }

  /** Whether a key is at a position. */
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

  /**
   * Reads a string. A non-empty string of at most `unread` bytes is only skipped. `undefined` if there is no string.
   */
  string(unread: number): string | undefined {
    const { bytes } = this;
    let at = this.at;
    if (bytes[at] !== QUOTE) return undefined;
    at += 1;
    const from = at;
    let kinds = 0;
    let kind = KINDS[bytes[at] as number];
    // Past the end there is no byte and so no kind.
    while (kind !== undefined && kind !== 0) {
      kinds |= kind;
      at += 1;
      kind = KINDS[bytes[at] as number];
    }
    this.isOdd = false;
    if (bytes[at] !== QUOTE) return bytes[at] === BACKSLASH ? this.escaped(at) : undefined;
    this.at = at + 1;
    if (kinds < LONG) return at - from <= unread && at > from ? UNREAD : this.slice(from, at);
    if (kinds < ODD && at - from <= unread) return UNREAD;
    const text = textOfBytes(bytes, from, at);
    if (kinds >= ODD) this.noteOdd(text);
    return text;
  }

  /** Skips a value whose bytes are the same as the last time. */
  passes({ opened, from, length }: Last): boolean {
    const { at, words } = this;
    if (opened !== this.opened || at + length > words.byteLength) return false;
    const end = length - WORD;
    for (let index = 0; index < end; index += WORD) {
      if (words.getInt32(from + index) !== words.getInt32(at + index)) return false;
    }
    // The last group of bytes overlaps the one before it.
    if (words.getInt32(from + end) !== words.getInt32(at + end)) return false;
    this.at = at + length;
    return true;
  }

  /** Keeps the text read from a position. It is complete, so the same bytes always give the same text. */
  keep(last: Last, from: number, value: unknown): void {
    const length = this.at - from;
    // Shorter texts are read just as fast, and texts with unusual characters have to be reported again.
    if (length < WORD || this.isOdd) return;
    last.opened = this.opened;
    last.from = from;
    last.length = length;
    last.value = value;
  }

  /** Reads a string with an escape at a position. */
  private escaped(first: number): string | undefined {
    const { bytes, at: from } = this;
    let at = first;
    while (bytes[at] !== QUOTE) {
      at += bytes[at] === BACKSLASH ? 2 : 1;
      if (at >= bytes.length) return undefined;
    }
    this.at = at + 1;
    try {
      const text = JSON.parse(bytes.toString('utf8', from, this.at)) as string;
      this.noteOdd(text);
      return text;
    } catch {
      return undefined;
    }
  }

  private noteOdd(text: string): void {
    this.isOdd = isOdd(text);
    if (this.isOdd) this.hasOddTexts = true;
  }

  /**
   * Reads the digits of a number as one whole number, and counts its decimals in `decimals`. Negative if the number is
   * not plain.
   */
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

  /** Reads `true` or `false`; `undefined` if neither is here. */
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
