import type { TextPosition } from '../error.js';
import { Next } from './next.js';

/** Lines and columns of a text. It only moves forward, so that many positions cost one pass. */
export class Positions {
  readonly #lineEnd: Next;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#lineEnd = new Next(text, '\n');
  }

  /** The position of an index, which must not be before an earlier one. */
  at(index: number): TextPosition {
    for (let end = this.#lineEnd.at(this.#lineStart); end < index; end = this.#lineEnd.at(this.#lineStart)) {
      this.#line += 1;
      this.#lineStart = end + 1;
    }
    return { line: this.#line, column: index - this.#lineStart + 1 };
  }
}

/** The line and column of an index in a text. */
export const positionAt = (text: string, index: number): TextPosition => new Positions(text).at(index);
