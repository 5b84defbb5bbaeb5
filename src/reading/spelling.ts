import type { Path } from '../types/index.js';

/** A step of a path: how the document writes it, and the steps below it. */
interface Step {
  written: string | undefined;
  readonly below: Map<string | number, Step>;
}

/**
 * The members whose names the document writes in another case. In a long document this may be every member, and every
 * issue needs them, so paths are stored as a tree.
 */
export class Spellings {
  /** Most documents need none. */
  private root: Step | undefined;

  /** Records how the document writes the last member of a path. The path has the described name. */
  add(path: Path, written: string): void {
    this.root ??= step();
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

  /** A path with the names as the document writes them. */
  asWritten(path: Path): Path {
    if (this.root === undefined) return path;
    let at: Step | undefined = this.root;
    return path.map((name) => {
      at = at?.below.get(name);
      return at?.written ?? name;
    });
  }
}

const step = (): Step => ({ written: undefined, below: new Map() });
