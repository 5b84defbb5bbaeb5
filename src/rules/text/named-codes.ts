import { labelHash } from './label-hash.js';

/** The number of texts whose codes are cached. Texts repeat from line to line and from document to document. */
const MOST = 200;

/** Longer texts name no code. */
const LONGEST = 500;

/** A label of a code: its text, or the hash of its text. */
type Label = string | number | null;

/**
 * Returns a function that finds the codes that a printed text names by their labels. It returns `undefined` for text
 * that names none, such as free text. A label that several codes share returns all of them.
 *
 * @example
 * const purposesNamed = namedCodes(() => movePurposes.map(({ code, el }) => [el, code]));
 * purposesNamed('ΠΩΛΗΣΗ'); // Set { 1 }
 */
export function namedCodes<Code>(
  labels: () => Iterable<readonly [label: Label, code: Code]>,
): (text: string) => ReadonlySet<Code> | undefined {
  let index: ReadonlyMap<number, ReadonlySet<Code>> | undefined;
  const remembered = new Map<string, ReadonlySet<Code> | undefined>();
  return (text) => {
    if (text.length > LONGEST) return undefined;
    const known = remembered.get(text);
    if (known !== undefined || remembered.has(text)) return known;
    index ??= byHash(labels());
    const named = index.get(labelHash(text));
    if (remembered.size >= MOST) remembered.clear();
    remembered.set(text, named);
    return named;
  };
}

function byHash<Code>(labels: Iterable<readonly [label: Label, code: Code]>): Map<number, Set<Code>> {
  const all = new Map<number, Set<Code>>();
  for (const [label, code] of labels) {
    if (label === null) continue;
    const hash = typeof label === 'number' ? label : labelHash(label);
    const codes = all.get(hash) ?? new Set();
    all.set(hash, codes.add(code));
  }
  return all;
}
