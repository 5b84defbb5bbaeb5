import type { PrintModel, Value } from '../model/model.js';
import type { Letters } from './letters.js';

/**
 * A letter that no font has.
 *
 * @example
 * const missing: MissingLetter = { letter: '🍋', paths: ['/invoiceDetails/0/itemDescr'] };
 */
export interface MissingLetter {
  /** With its accents, or all characters of a sign. */
  readonly letter: string;
  /** The members of the document that have it, as RFC 6901 pointers; empty if only options have it. */
  readonly paths: readonly string[];
}

/** The letters of a page that no font has, each once. */
export function missingLetters(model: PrintModel, letters: Letters): readonly MissingLetter[] {
  const found = new Map<string, Set<string>>();
  for (const { text, paths } of textsOf(model)) {
    for (const letter of letters.missingIn(text)) {
      const known = found.get(letter) ?? new Set();
      for (const path of paths) known.add(path);
      found.set(letter, known);
    }
  }
  return [...found].map(([letter, paths]) => ({ letter, paths: [...paths] }));
}

type Text = Pick<Value, 'text' | 'paths'>;

function textsOf(part: unknown): readonly Text[] {
  if (typeof part === 'string') return [{ text: part, paths: [] }];
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (isText(part)) return [part];
  return Object.entries(part).flatMap(([name, inner]) =>
    name === 'look' || name === 'qr' ? [] : textsOf(inner),
  );
}

const isText = (part: object): part is Text => 'text' in part && 'paths' in part;

/** The letters in words: the sign itself and its number in Unicode. */
export const named = (missing: readonly MissingLetter[]): string =>
  missing.map(({ letter }) => `${letter} (${[...letter].map(numberOf).join(' ')})`).join(', ');

const numberOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
