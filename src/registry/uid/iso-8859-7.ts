/** The characters of 0xA0 to 0xFF; U+FFFF for unassigned bytes. */
const UPPER_HALF = [
  '\u00a0‘’£€₯¦§¨©ͺ«¬\u00ad\uffff―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏ',
  'ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\uffffΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\uffff',
].join('');

/** Up to 0x9F the bytes are the same as in Unicode. */
const LOWER_PART = Array.from({ length: 0xa0 }, (_, byte) => String.fromCharCode(byte));

const bytes: ReadonlyMap<string, number> = new Map(
  [...LOWER_PART, ...UPPER_HALF]
    .map((character, byte) => [character, byte] as const)
    .filter(([each]) => each !== '\uffff'),
);

/**
 * Encodes text in ISO-8859-7 (Latin and Greek, 2003 edition), one byte per character, or returns the first character
 * that it lacks. The web platform has a decoder for it, but no encoder.
 */
export function encodeGreek(text: string): { bytes: Uint8Array<ArrayBuffer> } | { lacks: string } {
  const encoded: number[] = [];
  for (const character of text) {
    const byte = bytes.get(character);
    if (byte === undefined) return { lacks: character };
    encoded.push(byte);
  }
  return { bytes: Uint8Array.from(encoded) };
}
