import type { Value } from '../model/model.js';
import type { HasLetter } from './code-page.js';

/**
 * A letter that the printer does not have.
 *
 * @example
 * const replaced: ReplacedLetter = { letter: 'é', printed: 'e', paths: ['/invoiceDetails/0/itemDescr'] };
 */
export interface ReplacedLetter {
  /** As in the text. */
  readonly letter: string;
  /** What is printed instead. */
  readonly printed: string;
  /** The members of the document that have it, as RFC 6901 pointers. Empty for words of the page. */
  readonly paths: readonly string[];
}

/** Replacements for characters that a printer does not have. */
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

/** Replaces a character that cannot be written in plain letters, so that the gap is visible. */
const UNKNOWN = '?';

/** Writes texts with the letters of a printer, and keeps what it replaces. */
export class LetterWriter {
  private readonly known = new Map<string, string>();
  private readonly replacedAt = new Map<string, Set<string>>();

  private readonly has: HasLetter;

  constructor(has: HasLetter) {
    this.has = has;
  }

  /** The text in the letters of the printer: `€` as `EUR`, `é` as `e`, anything else as a question mark. */
  write({ text, paths }: Value): string {
    let written = '';
    for (const letter of text.normalize('NFC')) {
      const printed = this.printed(letter);
      written = `${written}${printed}`;
      if (printed !== letter && letter !== '\u00A0') this.keep(letter, paths);
    }
    // `€3.50` is `EUR 3.50`.
    return this.isOn('€') ? written : written.replaceAll(/EUR(?=\d)/g, 'EUR ');
  }

  /** Whether the text has a letter that cannot be written. */
  loses({ text }: Value): boolean {
    return [...text.normalize('NFC')].some(
      (letter) => letter !== UNKNOWN && this.printed(letter) === UNKNOWN,
    );
  }

  /** What was replaced: letters with a spelling, and letters that are lost. */
  report(): { readonly replaced: ReplacedLetter[]; readonly lost: ReplacedLetter[] } {
    const all = [...this.replacedAt].map(([letter, paths]) => ({
      letter,
      printed: this.printed(letter),
      paths: [...paths],
    }));
    return {
      replaced: all.filter(({ printed }) => printed !== UNKNOWN),
      lost: all.filter(({ printed }) => printed === UNKNOWN),
    };
  }

  private keep(letter: string, paths: readonly string[]): void {
    const known = this.replacedAt.get(letter) ?? new Set();
    for (const path of paths) known.add(path);
    this.replacedAt.set(letter, known);
  }

  private printed(letter: string): string {
    let printed = this.known.get(letter);
    if (printed === undefined) {
      printed = this.find(letter);
      this.known.set(letter, printed);
    }
    return printed;
  }

  private find(letter: string): string {
    if (letter === '\n' || this.isOn(letter)) return letter;
    const spelled = WRITTEN.get(letter);
    if (spelled !== undefined) return spelled;
    // Accents are removed one at a time: `ΐ` becomes `ϊ` if the printer has it.
    const parts = [...letter.normalize('NFD')];
    while (parts.length > 1) {
      parts.pop();
      const simpler = parts.join('').normalize('NFC');
      if ([...simpler].every((each) => this.isOn(each))) return simpler;
    }
    return UNKNOWN;
  }

  private isOn(letter: string): boolean {
    return this.has(letter.codePointAt(0) ?? 0);
  }
}
