import { foldText } from '../../codes/fold.js';

/** Normalizes text for comparison: ignores case, accents, spaces and punctuation. */
export const comparable = (text: string): string =>
  foldText(text)
    .replace(/[.,]/g, '')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();

/** Code units from here on depend on their neighbours. */
const END = 0x2c00;

/** The result for each code unit, filled when needed. */
let folds: (string | undefined)[] | undefined;

/**
 * What `comparable` returns for a single code unit: mostly one letter, a blank or nothing. `undefined` if this depends
 * on its neighbours, as for Korean letters, which are composed, and for surrogate pairs.
 */
export function comparableUnit(unit: number): string | undefined {
  // All scripts from Latin to Georgian, then Latin and Greek letters with several accents, and symbols.
  if (unit >= 0x1100 && (unit < 0x1e00 || unit >= END)) return undefined;
  folds ??= new Array<string | undefined>(END);
  let fold = folds[unit];
  if (fold === undefined) {
    // Between two letters, because a blank at the edge of a text would be trimmed.
    fold = comparable(`a${String.fromCharCode(unit)}a`).slice(1, -1);
    folds[unit] = fold;
  }
  return fold;
}

const OFFSET = 0x811c9dc5;

const PRIME = 0x01000193;

const BLANK = 0x20;

const mix = (hash: number, unit: number): number => Math.imul(hash ^ unit, PRIME);

/**
 * A hash of a text as `comparable` normalizes it: FNV-1a of 32 bits over its code units. Labels are stored as hashes,
 * which take a third of their space. Most texts are not normalized first, but unit by unit.
 */
export function labelHash(text: string): number {
  let hash = OFFSET;
  let isBegun = false;
  let isBlank = false;
  for (let at = 0; at < text.length; at += 1) {
    const fold = comparableUnit(text.charCodeAt(at));
    if (fold === undefined) return hashOf(comparable(text));
    for (let index = 0; index < fold.length; index += 1) {
      const unit = fold.charCodeAt(index);
      // A sequence of blanks counts as one, and only between letters.
      if (unit === BLANK) isBlank = isBegun;
      else {
        hash = mix(isBlank ? mix(hash, BLANK) : hash, unit);
        isBegun = true;
        isBlank = false;
      }
    }
  }
  return hash >>> 0;
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash >>> 0;
}

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
