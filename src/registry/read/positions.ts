import type { TextPosition } from '../core/error.js';

/** Lines and columns of a text. It only moves forward, so that many positions cost one pass. */
export class Positions {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = text.indexOf('\n');
  }

  /** The position of an index, which must not be before an earlier one. */
  at(index: number): TextPosition {
    while (this.#lineEnd !== -1 && this.#lineEnd < index) {
      this.#line += 1;
      this.#lineStart = this.#lineEnd + 1;
      this.#lineEnd = this.#text.indexOf('\n', this.#lineStart);
    }
    return { line: this.#line, column: index - this.#lineStart + 1 };
  }
}

/** The line and column of an index in a text. */
export const positionAt = (text: string, index: number): TextPosition => new Positions(text).at(index);
