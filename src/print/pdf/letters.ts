export interface Piece {
  readonly text: string;
  readonly font: string;
}

/** A font family: its name for pdfmake, and the characters that it has in all its styles. */
export interface Family {
  readonly name: string;
  readonly has: (point: number) => boolean;
}

/** Printed in place of a letter that no font has. */
const NONE = '?';
const BLANK = /^\p{Zs}$/u;
/** Has no form of its own, so a font need not have it. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Marks that combine with the letter before them: one letter with its accent is better than two. */
const COMBINING = /[\u0300-\u036F]/;
const NO_BREAK = /[\u2007\u202F]/;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Which font draws which letter: the first one that has it. A letter with its accents is drawn by one font. */
export class Letters {
  readonly #families: readonly [Family, ...Family[]];
  readonly #known = new Map<number, boolean>();

  constructor(families: readonly [Family, ...Family[]]) {
    this.#families = families;
  }

  /** The name of the usual font. */
  get usual(): string {
    return this.#families[0].name;
  }

  /** The names of all fonts. */
  get names(): readonly string[] {
    return this.#families.map(({ name }) => name);
  }

  /** A text in pieces of one font each. */
  piecesOf(text: string): readonly Piece[] {
    if (this.#isUsual(text)) return [{ text, font: this.usual }];
    const pieces: { text: string; font: string }[] = [];
    for (const { segment } of segmenter.segment(text)) {
      const piece = this.#pieceOf(segment) ?? { text: NONE, font: this.usual };
      const last = pieces.at(-1);
      if (last !== undefined && last.font === piece.font) last.text += piece.text;
      else pieces.push({ ...piece });
    }
    return pieces;
  }

  /** The letters of a text that no font has. */
  missingIn(text: string): readonly string[] {
    if (this.#isUsual(text)) return [];
    const letters = [...segmenter.segment(text)].map(({ segment }) => segment);
    return letters.filter((letter) => this.#pieceOf(letter) === undefined);
  }

  /** Whether the usual font has all of a text. */
  #isUsual(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      let isKnown = this.#known.get(unit);
      if (isKnown === undefined) {
        const letter = String.fromCharCode(unit);
        isKnown = letter === '\n' || (this.#families[0].has(unit) && !COMBINING.test(letter));
        this.#known.set(unit, isKnown);
      }
      if (!isKnown) return false;
    }
    return true;
  }

  /** The letter as a font draws it: as it is, composed with its accents, without what is invisible, or as a usual blank. */
  #pieceOf(letter: string): Piece | undefined {
    const composed = letter.normalize('NFC');
    const forms = letter.length > 1 ? [composed, letter, letter.replace(IGNORABLE, '')] : [letter, composed];
    for (const text of forms) {
      const points = [...text].map((character) => character.codePointAt(0) ?? 0);
      const family = this.#families.find(({ has }) => points.every((point) => has(point)));
      if (family !== undefined && text !== '') return { text, font: family.name };
    }
    if (letter === '\n') return { text: letter, font: this.usual };
    return BLANK.test(letter)
      ? { text: NO_BREAK.test(letter) ? '\u00A0' : ' ', font: this.usual }
      : undefined;
  }
}
