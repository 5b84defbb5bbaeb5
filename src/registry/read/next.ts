/** The next position of a mark in a text. It is searched once, and kept until the scanner has passed it. */
export class Next {
  readonly #text: string;
  readonly #mark: string;
  /** Where the last search began and where it ended. */
  #from = 0;
  #found = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** The next position from an index, or infinity. */
  at(index: number): number {
    if (index >= this.#from && index <= this.#found) return this.#found;
    const found = this.#text.indexOf(this.#mark, index);
    this.#from = index;
    this.#found = found === -1 ? Number.POSITIVE_INFINITY : found;
    return this.#found;
  }
}
