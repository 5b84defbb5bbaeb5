import type { Path } from '../../types/index.js';

/** A member that stands under another spelling of its name: where the name would stand, and what stands there. */
export interface Spelling {
  readonly place: Path;
  readonly written: string;
}

/** A path as the document has it: names that it spells in its own way are put back. */
export function asWritten(path: Path, spellings: readonly Spelling[]): Path {
  if (spellings.length === 0) return path;
  const own = [...path];
  for (const { place, written } of spellings) {
    if (place.every((step, index) => path[index] === step)) own[place.length - 1] = written;
  }
  return own;
}
