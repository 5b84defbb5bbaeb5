import type { Path } from '../types/index.js';

/** A step of a path: how the document writes it, and what is below it. */
interface Step {
  written: string | undefined;
  readonly below: Map<string | number, Step>;
}

/**
 * The members that a document writes in another case than described. Every member of a long document may be one, and
 * every issue asks: so a path is followed step by step, whatever their number.
 */
export class Spellings {
  private readonly root: Step = step();

  /** Notes that the member, whose described name ends the path, is written in another way. */
  add(path: Path, written: string): void {
    let at = this.root;
    for (const name of path) {
      let next = at.below.get(name);
      if (next === undefined) {
        next = step();
        at.below.set(name, next);
      }
      at = next;
    }
    at.written = written;
  }

  /** A path as the document has it: names that it spells in its own way are put back. */
  asWritten(path: Path): Path {
    if (this.root.below.size === 0) return path;
    let at: Step | undefined = this.root;
    return path.map((name) => {
      at = at?.below.get(name);
      return at?.written ?? name;
    });
  }
}

const step = (): Step => ({ written: undefined, below: new Map() });
