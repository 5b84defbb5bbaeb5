/** Remembered texts; a power of two. */
const SIZE = 4096;
/** A longer text hardly comes again. */
const LONGEST = 80;

interface Entry {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/**
 * Texts that are not ASCII, by their bytes: making one costs as much as reading a line of a document, and labels, units,
 * names and goods come again and again. Holds no more than it has room for.
 */
export class TextCache {
  private readonly entries: (Entry | undefined)[] = new Array<Entry | undefined>(SIZE).fill(undefined);

  /** The text of UTF-8 bytes that are known to be well-formed. */
  text(bytes: Buffer, from: number, end: number): string {
    const length = end - from;
    if (length > LONGEST) return bytes.toString('utf8', from, end);
    let hash = length;
    for (let at = from; at < end; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] as number)) | 0;
    const place = (hash ^ (hash >>> 15)) & (SIZE - 1);
    const known = this.entries[place];
    if (known !== undefined && isSame(known.bytes, bytes, from, length)) return known.text;
    const text = bytes.toString('utf8', from, end);
    this.entries[place] = { bytes: copyOf(bytes, from, length), text };
    return text;
  }
}

function isSame(known: Uint8Array, bytes: Buffer, from: number, length: number): boolean {
  if (known.length !== length) return false;
  for (let index = 0; index < length; index += 1) if (known[index] !== bytes[from + index]) return false;
  return true;
}

function copyOf(bytes: Buffer, from: number, length: number): Uint8Array {
  const copy = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) copy[index] = bytes[from + index] as number;
  return copy;
}
