import { comparable, comparableUnit } from './comparable.js';

const BLANK = 0x20;

/**
 * Finds texts among labels normalized by `comparable`. Compares the text with the sorted labels letter by letter and
 * stops when no label matches. For most free text the first letters are enough, and the text need not be normalized.
 */
export class LabelIndex<Value> {
  private readonly byLabel: ReadonlyMap<string, Value>;
  private readonly labels: readonly string[];
  /** The range of labels that match the text so far, and the number of matching code units. */
  private from = 0;
  private end = 0;
  private depth = 0;

  constructor(byLabel: ReadonlyMap<string, Value>) {
    this.byLabel = byLabel;
    this.labels = [...byLabel.keys()].sort();
  }

  /** Returns the value of the label that equals the text after normalization. */
  find(text: string): Value | undefined {
    this.from = 0;
    this.end = this.labels.length;
    this.depth = 0;
    let isBlank = false;
    for (let at = 0; at < text.length; at += 1) {
      const fold = comparableUnit(text.charCodeAt(at));
      if (fold === undefined) return this.byLabel.get(comparable(text));
      for (let index = 0; index < fold.length; index += 1) {
        const unit = fold.charCodeAt(index);
        // A sequence of blanks counts as one, and only between letters.
        if (unit === BLANK) isBlank = this.depth > 0;
        else {
          if (isBlank && !this.narrowTo(BLANK)) return undefined;
          if (!this.narrowTo(unit)) return undefined;
          isBlank = false;
        }
      }
    }
    const first = this.labels[this.from];
    return first?.length === this.depth ? this.byLabel.get(first) : undefined;
  }

  /** Narrows the range to labels that continue with a code unit. Returns whether any is left. */
  private narrowTo(unit: number): boolean {
    const { labels, depth } = this;
    while (this.from < this.end && unitOf(labels[this.from] as string, depth) < unit) this.from += 1;
    while (this.from < this.end && unitOf(labels[this.end - 1] as string, depth) > unit) this.end -= 1;
    this.depth += 1;
    return this.from < this.end;
  }
}

/** The code unit of a label at a position. A label that has ended sorts first. */
const unitOf = (label: string, at: number): number => (at < label.length ? label.charCodeAt(at) : 0);
