import type { RowProblemCode } from './problem.js';

/** The text of a file, or why it cannot be read. */
export type SheetText =
  | { readonly text: string; readonly isWebPage?: true }
  | { readonly problem: RowProblemCode };

const MARKS: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The text of a file: UTF-8, UTF-16 with its mark, or Greek of Windows or of ISO-8859-7. */
export function sheetText(bytes: Uint8Array): SheetText {
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
  const text = decoded(bytes, marked ?? 'utf-8');
  // Text has no zeros. UTF-16 has one in each letter of ASCII.
  if (marked === undefined && bytes.includes(0))
    return { problem: isWide(bytes) ? 'sheet/utf-16' : 'sheet/binary' };
  if (text !== undefined) return sheetTextOf(text);
  if (isOfDos(bytes)) return { problem: 'sheet/dos' };
  const windows = decoded(bytes, 'windows-1253');
  // Where both have no letter, the decoder has a control character.
  if (windows === undefined || NO_LETTER.test(windows)) return { problem: 'sheet/encoding' };
  const own = isIso(bytes);
  if (own === undefined) return { problem: 'sheet/either-greek' };
  const greek = own ? (decoded(bytes, 'iso-8859-7') ?? windows) : windows;
  return sheetTextOf(greek);
}

/** Some programs write a table of a web page, or XML of an earlier kind, and call it .xls. */
const WEB_PAGE = /^\s*<(?:!doctype|html|table|meta)\b/i;
const XML_2003 = /^\s*<\?xml[^>]*>[^<]*<(?:\?mso-application|(?:\w+:)?Workbook\b)/i;
/** What such a page does not show, and comments, in which there may be cells. */
const UNSEEN = /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|<!--/i;

function sheetTextOf(text: string): SheetText {
  if (XML_2003.test(text)) return { problem: 'sheet/xml-2003' };
  if (!WEB_PAGE.test(text)) return { text };
  return UNSEEN.test(text) ? { problem: 'sheet/web-page' } : { text, isWebPage: true };
}

const NO_LETTER = /[\u0080-\u009f]/;

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether nearly all zeros are at even places, or at odd ones. */
function isWide(bytes: Uint8Array): boolean {
  const places = [0, 0];
  for (const [index, byte] of bytes.entries())
    if (byte === 0) places[index % 2] = (places[index % 2] ?? 0) + 1;
  return Math.min(...places) * 20 < Math.max(...places);
}

/** Whether the Greek letters are where code page 737 has them. There, windows-1253 has punctuation, which stands alone. */
function isOfDos(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0];
  let before = 0;
  for (const byte of bytes) {
    if (byte >= 0xb8) windows += 1;
    else if (byte >= 0x80 && before >= 0x80 && before < 0xb0) dos += 1;
    before = byte;
  }
  return dos > windows;
}

/**
 * Whether it is ISO-8859-7 and not windows-1253: they differ in Ά and a few signs. `undefined` if that is not clear. Read as
 * the other, Άλφα would be ¶λφα.
 */
function isIso(bytes: Uint8Array): boolean | undefined {
  const votes = { windows: false, iso: false, unclear: false };
  for (const [index, byte] of bytes.entries()) {
    const vote = voteOf(byte, bytes[index - 1] ?? 0, bytes[index + 1] ?? 0);
    if (vote !== undefined) votes[vote] = true;
  }
  if (votes.windows !== votes.iso) return votes.iso;
  return votes.windows || votes.unclear ? undefined : false;
}

/** What a byte says about the encoding; `undefined` if it is the same in both. */
function voteOf(byte: number, before: number, after: number): 'windows' | 'iso' | 'unclear' | undefined {
  // Punctuation of Windows; controls in ISO.
  if (byte >= 0x80 && byte < 0xa0) return 'windows';
  switch (byte) {
    // Ά in Windows; ’ in ISO, which ends a word or is inside one.
    case 0xa2:
      return isGreek(after) && !isSmallGreek(before) ? 'windows' : isGreek(before) ? 'iso' : 'unclear';
    // ¶ in Windows; Ά in ISO.
    case 0xb6:
      return isGreek(after) ? 'iso' : 'unclear';
    // ® and µ in Windows; nothing, and an accent with dieresis, in ISO.
    case 0xae:
    case 0xb5:
      return 'windows';
    // € and ‘ in ISO; ¤, and an accent with dieresis, in Windows.
    case 0xa1:
    case 0xa4:
      return 'iso';
    // ¥ or ₯; nothing or a small iota.
    case 0xa5:
    case 0xaa:
      return 'unclear';
    default:
      return undefined;
  }
}

const isGreek = (byte: number): boolean => byte >= 0xc0 || (byte >= 0xb8 && byte !== 0xbb && byte !== 0xbd);
const isSmallGreek = (byte: number): boolean => byte === 0xc0 || byte >= 0xdc;
