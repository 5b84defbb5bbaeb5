import { comparable } from './comparable.js';
import { LabelIndex } from './label-index.js';

/** The number of texts whose codes are cached. Texts repeat from line to line and from document to document. */
const MOST = 200;

/**
 * Returns a function that finds the codes that a printed text names by their labels. It returns `undefined` for text
 * that names none, such as free text. A label that several codes share returns all of them.
 *
 * @example
 * const purposesNamed = namedCodes(() => movePurposes.map(({ code, el }) => [el, code]));
 * purposesNamed('ΠΩΛΗΣΗ'); // Set { 1 }
 */
export function namedCodes<Code>(
  labels: () => Iterable<readonly [text: string | null, code: Code]>,
): (text: string) => ReadonlySet<Code> | undefined {
  let index: LabelIndex<ReadonlySet<Code>> | undefined;
  const remembered = new Map<string, ReadonlySet<Code>>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    index ??= new LabelIndex(byLabel(labels()));
    const named = index.find(text);
    if (named === undefined) return undefined;
    if (remembered.size >= MOST) remembered.clear();
    remembered.set(text, named);
    return named;
  };
}

function byLabel<Code>(labels: Iterable<readonly [text: string | null, code: Code]>): Map<string, Set<Code>> {
  const byText = new Map<string, Set<Code>>();
  for (const [text, code] of labels) {
    if (text === null) continue;
    const key = comparable(text);
    const codes = byText.get(key) ?? new Set();
    byText.set(key, codes.add(code));
  }
  return byText;
}
