/** The longest text that is put together here; a character has at least as many bytes as code units. */
const MOST = 2000;

const units = new Uint16Array(MOST);
const bytesOfUnits = Buffer.from(units.buffer);

/** Whether the units of this machine stand in memory as Node wants them. */
const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** First bytes of a character of two, three and four bytes are from here on. */
const TWO = 0xc0;
const THREE = 0xe0;
const FOUR = 0xf0;
/** What a unit holds of each byte that follows. */
const SIX = 0x3f;

/** A part of bytes as text. They must be UTF-8. For short texts this costs less than to leave it to Node. */
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
