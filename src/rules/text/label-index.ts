import { comparable, comparableUnit } from './comparable.js';

const BLANK = 0x20;

/**
 * Looks up texts by labels as `comparable` gives them. It walks along a text and along the sorted labels that begin
 * alike, and gives up where none is left: free text is mostly told by its first letters, without being folded.
 */
export class LabelIndex<Value> {
  private readonly byLabel: ReadonlyMap<string, Value>;
  private readonly labels: readonly string[];
  /** The labels that begin like the text so far, and how far that is. */
  private from = 0;
  private end = 0;
  private depth = 0;

  constructor(byLabel: ReadonlyMap<string, Value>) {
    this.byLabel = byLabel;
    this.labels = [...byLabel.keys()].sort();
  }

  /** What is kept under the label that a text is, as people compare it. */
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
        // Blanks count once, and only between letters.
        if (unit === BLANK) isBlank = this.depth > 0;
        else {
          if (isBlank && !this.goesOn(BLANK)) return undefined;
          if (!this.goesOn(unit)) return undefined;
          isBlank = false;
        }
      }
    }
    const first = this.labels[this.from];
    return first?.length === this.depth ? this.byLabel.get(first) : undefined;
  }

  /** Whether any label goes on with a unit. */
  private goesOn(unit: number): boolean {
    const { labels, depth } = this;
    while (this.from < this.end && unitOf(labels[this.from] as string, depth) < unit) this.from += 1;
    while (this.from < this.end && unitOf(labels[this.end - 1] as string, depth) > unit) this.end -= 1;
    this.depth += 1;
    return this.from < this.end;
  }
}

/** The unit of a label at a place; one that is over comes before all others. */
const unitOf = (label: string, at: number): number => (at < label.length ? label.charCodeAt(at) : 0);
