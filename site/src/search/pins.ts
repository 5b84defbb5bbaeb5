/** Pages that a question names exactly: by an id, a number, a type, a status, a name of the API, or a pasted message. */
import { folded } from './words.js';

export interface Pin {
  readonly url: string;
  readonly title: string;
  readonly about: string;
}

/** What the build of the site writes for one language. Each number is the place of a page in `pages`. */
export interface Pins {
  readonly pages: readonly Pin[];
  readonly names: Readonly<Record<string, number>>;
  /** Messages with their parameters, in every language: logs are not in that of the reader. */
  readonly messages: readonly (readonly [template: string, page: number])[];
}

const PARAMETER = /\[[^\]]*\]|\{[^}]*\}/;
/** A sentence with fewer fixed letters would match by chance. */
const FIXED = 12;

/** Only letters and digits count: logs have other quotes, accents and spaces. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How many letters of a message are in the text, all in their order; 0 if one part is missing. */
function lettersIn(text: string, template: string): number {
  let from = 0;
  let letters = 0;
  for (const part of template.split(PARAMETER).map(plain)) {
    const at = text.indexOf(part, from);
    if (at === -1) return 0;
    from = at + part.length;
    letters += part.length;
  }
  return letters < FIXED ? 0 : letters;
}

/** A name as it is looked up. Words such as "error 313" and "type 11.1" name the same as their number. */
export const nameOf = (text: string): string =>
  folded(text)
    .trim()
    .replace(/^(?:error|rule|type|status|σφαλμα|κανονασ|τυποσ|κατασταση)\s+/, '')
    .replace(/^[`'"«“]+|[`'"»”();.?]+$/g, '');

/** The pages that a question names, the most exact first. */
export function pinned(question: string, { pages, names, messages }: Pins): Pin[] {
  const name = nameOf(question);
  const named = Object.hasOwn(names, name) ? [names[name]] : [];
  const text = plain(question);
  const pasted = messages
    .map(([template, page]) => ({ page, letters: lettersIn(text, template) }))
    .filter(({ letters }) => letters > 0)
    .sort((one, other) => other.letters - one.letters)
    .map(({ page }) => page);
  const places = [...new Set([...named, ...pasted])].slice(0, 3);
  return places.flatMap((place) => pages[place ?? -1] ?? []);
}
