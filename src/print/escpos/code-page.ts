import CodepageEncoder from '@point-of-sale/codepage-encoder';

/** The Greek code pages of receipt printers: DOS, Windows, and ISO 8859-7, which printers call 928. */
export type CodePage = 737 | 1253 | 928;

/** The name of a code page in the encoder, and its number in printers by Epson. */
export const codePages = {
  737: { name: 'cp737', number: 14 },
  1253: { name: 'windows1253', number: 47 },
  928: { name: 'iso8859-7', number: 15 },
} as const satisfies Record<CodePage, { readonly name: string; readonly number: number }>;

/** Replacements for characters that a code page does not have. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['×', 'x'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['…', '...'],
  ['‘', "'"],
  ['’', "'"],
  ['΄', "'"],
  ['´', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'],
  ['·', '-'],
  ['\u00A0', ' '],
  ['ß', 'ss'],
  ['Æ', 'AE'],
  ['æ', 'ae'],
  ['Œ', 'OE'],
  ['œ', 'oe'],
  ['Ø', 'O'],
  ['ø', 'o'],
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

const LAST_OF_ASCII = 0x7e;
/** Replaces a character that neither the code page nor plain letters can show, so that the gap is visible. */
const UNKNOWN = '?';

/** Writes texts with the characters of one code page. */
export class PageWriter {
  private readonly has: ReadonlySet<number>;
  private readonly known = new Map<string, string>();

  constructor(codePage: CodePage) {
    this.has = new Set(CodepageEncoder.getCodepoints(codePages[codePage].name, true));
  }

  /**
   * The text in the characters of the page: `€` as `EUR`, `é` as `e`, any other missing character as a question mark.
   */
  write(text: string): string {
    let written = '';
    for (const character of text) written = `${written}${this.character(character)}`;
    return written;
  }

  private character(character: string): string {
    let written = this.known.get(character);
    if (written === undefined) {
      written = this.find(character);
      this.known.set(character, written);
    }
    return written;
  }

  private find(character: string): string {
    if (character === '\n' || this.isOn(character)) return character;
    const spelled = WRITTEN.get(character);
    if (spelled !== undefined) return spelled;
    // Accents are removed one at a time: `ΐ` becomes `ϊ` if the page has it.
    const parts = [...character.normalize('NFD')];
    while (parts.length > 1) {
      parts.pop();
      const simpler = parts.join('').normalize('NFC');
      if ([...simpler].every((each) => this.isOn(each))) return simpler;
    }
    return UNKNOWN;
  }

  private isOn(character: string): boolean {
    const point = character.codePointAt(0) ?? 0;
    return point >= 0x20 && (point <= LAST_OF_ASCII || (point > 0xa0 && this.has.has(point)));
  }
}
