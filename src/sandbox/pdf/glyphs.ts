import { encodeGreek } from '../../registry/uid/iso-8859-7.js';

const hex = (value: number, length: number): string => value.toString(16).toUpperCase().padStart(length, '0');

/** The bytes of ISO-8859-7 from the space on, each with its code point. */
const shown = (): (readonly [number, number])[] => {
  const decoder = new TextDecoder('iso-8859-7');
  return Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte) => {
    const point = decoder.decode(Uint8Array.of(byte)).codePointAt(0) ?? 0;
    return byte < 0x20 || (byte > 0x7e && byte < 0xa0) || point === 0xfffd ? [] : [[byte, point] as const];
  });
};

/** The names of the Greek glyphs, in the form of `/Differences`. */
export const differences = (): string =>
  shown()
    .filter(([byte]) => byte > 0x7e)
    .map(([byte, point]) => `${byte} /uni${hex(point, 4)}`)
    .join('\n');

/** Maps each byte to its character, so that text can be searched and copied. At most 100 to a block. */
export function toUnicode(): string {
  const rows = shown().map(([byte, point]) => `<${hex(byte, 2)}> <${hex(point, 4)}>`);
  const blocks = [rows.slice(0, 95), rows.slice(95)].map(
    (block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`,
  );
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Greek def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${blocks.join('\n')}
endcmap
end
end`;
}

/** A text as the bytes of a page, in hexadecimal. Characters that the font lacks become question marks. */
export function pageText(text: string): string {
  const bytes = Array.from(text, (character) => {
    const encoded = encodeGreek(character);
    const byte = 'bytes' in encoded ? (encoded.bytes[0] ?? 0) : 0x3f;
    return byte < 0x20 ? 0x20 : byte;
  });
  return `<${bytes.map((byte) => hex(byte, 2)).join('')}>`;
}
