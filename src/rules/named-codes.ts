import { foldText } from '../codes/fold.js';

/** How many texts are remembered. Printed texts repeat from document to document; one that does not costs little. */
const MOST = 200;

/** Text as people compare it: case, accents, spaces and punctuation aside. */
export const comparable = (text: string): string =>
  foldText(text)
    .replace(/[.,]/g, '')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();

/**
 * Reads which codes of a table a printed text names, by the labels of the table; `undefined` when it names none, as
 * free text does. A label that several codes have names them all.
 *
 * @example
 * const purposesNamed = namedCodes(() => movePurposes.map(({ code, el }) => [el, code]));
 * purposesNamed('ΠΩΛΗΣΗ'); // Set { 1 }
 */
export function namedCodes<Code>(
  labels: () => Iterable<readonly [text: string | null, code: Code]>,
): (text: string) => ReadonlySet<Code> | undefined {
  let byText: Map<string, Set<Code>> | undefined;
  const remembered = new Map<string, ReadonlySet<Code> | undefined>();
  return (text) => {
    if (remembered.has(text)) return remembered.get(text);
    byText ??= indexed(labels());
    const named = byText.get(comparable(text));
    if (remembered.size >= MOST) remembered.clear();
    remembered.set(text, named);
    return named;
  };
}

function indexed<Code>(labels: Iterable<readonly [text: string | null, code: Code]>): Map<string, Set<Code>> {
  const byText = new Map<string, Set<Code>>();
  for (const [text, code] of labels) {
    if (text === null) continue;
    const key = comparable(text);
    const codes = byText.get(key) ?? new Set();
    byText.set(key, codes.add(code));
  }
  return byText;
}
