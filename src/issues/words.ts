import type { Params, Path } from '../types/index.js';
import { withName } from './code-names.js';
import { inGreek } from './in-greek.js';
import { el } from './locales/el.js';
import { en } from './locales/en.js';
import { placeOf } from './place.js';
import { fill } from './template.js';
import type { Words } from './words-type.js';

/** The languages in which the library speaks. */
export type Locale = 'el' | 'en';

const locales: Readonly<Record<Locale, Words>> = { el, en };

/**
 * The message of an issue: one sentence that says what is wrong, one that says what to do. The first shows codes with
 * their names, the second repeats them bare. `{place}` is the member at the end of the path.
 */
export function wordsFor(rule: string, params: Params, locale: Locale, path: Path = []): string {
  const words = locales[locale][rule];
  if (words === undefined) return rule;
  const bare: Params = { place: placeOf(path), ...params };
  const spoken: Params = {};
  for (const name in bare) {
    const value = bare[name] ?? '';
    spoken[name] = withName(name, locale === 'el' ? inGreek(name, value) : value, locale);
  }
  return `${fill(words.what, spoken)} ${fill(words.todo, bare)}`;
}
