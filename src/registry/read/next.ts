/** Where a mark stands next in a text: searched once, and kept until the walk has passed it. */
export class Next {
  readonly #text: string;
  readonly #mark: string;
  /** The place from which the last search began, and where it ended. */
  #from = 0;
  #found = -1;

  constructor(text: string, mark: string) {
    this.#text = text;
    this.#mark = mark;
  }

  /** The next place from an index on; infinite when there is no further one. */
  at(index: number): number {
    if (index >= this.#from && index <= this.#found) return this.#found;
    const found = this.#text.indexOf(this.#mark, index);
    this.#from = index;
    this.#found = found === -1 ? Number.POSITIVE_INFINITY : found;
    return this.#found;
  }
}
