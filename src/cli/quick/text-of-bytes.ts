/** The longest text that is decoded here. A character has at least as many bytes as code units. */
const MOST = 2000;

const units = new Uint16Array(MOST);
const bytesOfUnits = Buffer.from(units.buffer);

/** Whether code units in memory have the byte order that Node needs. */
const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The lowest first bytes of characters with two, three and four bytes. */
const TWO = 0xc0;
const THREE = 0xe0;
const FOUR = 0xf0;
/** The bits that each following byte contributes. */
const SIX = 0x3f;

/** Decodes a part of a buffer, which must be UTF-8. For short texts this is faster than Node. */
export function textOfBytes(bytes: Buffer, from: number, end: number): string {
  if (end - from > MOST || !isLittleEndian) return bytes.toString('utf8', from, end);
  let length = 0;
  let at = from;
  while (at < end) {
    const first = bytes[at] as number;
    let point = first;
    if (first < TWO) at += 1;
    else {
      const second = (bytes[at + 1] as number) & SIX;
      if (first < THREE) {
        point = ((first & 0x1f) << 6) | second;
        at += 2;
      } else {
        const third = (bytes[at + 2] as number) & SIX;
        if (first < FOUR) {
          point = ((first & 0x0f) << 12) | (second << 6) | third;
          at += 3;
        } else {
          const fourth = (bytes[at + 3] as number) & SIX;
          point = ((first & 0x07) << 18) | (second << 12) | (third << 6) | fourth;
          at += 4;
        }
      }
    }
    if (point >= 0x10000) {
      units[length] = 0xd7c0 + (point >> 10);
      units[length + 1] = 0xdc00 | (point & 0x3ff);
      length += 2;
    } else {
      units[length] = point;
      length += 1;
    }
  }
  return bytesOfUnits.toString('utf16le', 0, length * 2);
}
