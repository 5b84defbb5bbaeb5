import { encodeGreek } from '../../registry/uid/iso-8859-7.js';

/** Printed across every page, so that nobody mistakes it for a filed document. */
const ACROSS = ['SANDBOX', 'not filed with', 'the tax authority'];

const LINES = 60;

const COLUMNS = 84;

/**
 * A PDF of plain lines on A4, in a monospaced font with Latin and Greek letters. Each page says that nothing was filed.
 */
export function pdfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(lines.flatMap(wrapped));
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`);
  objects.push(
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /TrueType /BaseFont /CourierNew /FirstChar 32 /LastChar 255 /Widths [${'600 '.repeat(224)}]
/Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences()}] >>
/FontDescriptor << /Type /FontDescriptor /FontName /CourierNew /Flags 33 /FontBBox [-122 -680 623 1021] /ItalicAngle 0
/Ascent 833 /Descent -300 /CapHeight 571 /StemV 80 >> /ToUnicode 4 0 R >>`,
    streamOf(toUnicode()),
  );
  for (const [index, page] of pages.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${6 + 2 * index} 0 R
/Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf(contentOf(page)),
    );
  }
  return assembled(objects);
}

function contentOf(lines: readonly string[]): string {
  const across = ACROSS.map((text, index) => {
    const [x, y] = [130 + 45 * index, 300 + 90 - 45 * index];
    return `BT /F1 34 Tf 0.7071 0.7071 -0.7071 0.7071 ${x} ${y} Tm ${pageText(text)} Tj ET`;
  });
  const text = lines.map((line) => `${pageText(line)} Tj T*`).join('\n');
  return `q 0.86 g\n${across.join('\n')}\nQ\nBT /F1 10 Tf 12 TL 45 800 Td\n${text}\nET`;
}

const streamOf = (content: string): string =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Everything is ASCII, so that positions in the text are also positions in the file. */
function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const offsets: string[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text = `${text}${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return new TextEncoder().encode(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

function wrapped(line: string): string[] {
  const parts: string[] = [];
  let rest = [...line];
  do {
    parts.push(rest.slice(0, COLUMNS).join(''));
    rest = rest.slice(COLUMNS);
  } while (rest.length > 0);
  return parts;
}

function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  for (const line of lines.length === 0 ? [''] : lines) {
    const last = pages.at(-1);
    if (last === undefined || last.length >= LINES) pages.push([line]);
    else last.push(line);
  }
  return pages;
}

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
const differences = (): string =>
  shown()
    .filter(([byte]) => byte > 0x7e)
    .map(([byte, point]) => `${byte} /uni${hex(point, 4)}`)
    .join('\n');

/** Maps each byte to its character, so that text can be searched and copied. At most 100 to a block. */
function toUnicode(): string {
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
function pageText(text: string): string {
  const bytes = Array.from(text, (character) => {
    const encoded = encodeGreek(character);
    const byte = 'bytes' in encoded ? (encoded.bytes[0] ?? 0) : 0x3f;
    return byte < 0x20 ? 0x20 : byte;
  });
  return `<${bytes.map((byte) => hex(byte, 2)).join('')}>`;
}
