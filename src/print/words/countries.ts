import type { Both, Language } from '../../types/language.js';

const LANGUAGES = ['el', 'en'] as const satisfies Language[];

/** Made at the first use, because most of them are never needed. */
let names: Readonly<Record<Language, Intl.DisplayNames>> | undefined;

/** The name of a country as the platform knows it, or its code: `ΑΤ` is «Αυστρία». */
export function countryName(code: string): Both {
  names ??= { el: namesIn('el'), en: namesIn('en') };
  const [el = code, en = code] = LANGUAGES.map((language) => nameIn(language, code));
  return { el, en };
}

const namesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region' });

function nameIn(language: Language, code: string): string | undefined {
  try {
    return names?.[language].of(code);
  } catch {
    // A code that is not made of letters.
    return undefined;
  }
}
