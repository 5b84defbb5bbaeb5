import { english, type Locale, localeOf } from '../../../issues/locale.js';
import type { PageLanguage } from '../view/issues.js';

/** The words of refused steps and invalid documents in a language. Greek words are loaded when they are needed. */
export async function localeIn(language: PageLanguage): Promise<Locale> {
  if (language === 'en') return english;
  const [{ el }, { building }, { inGreek }] = await Promise.all([
    import('../../../issues/locales/el.js'),
    import('../../../issues/locales/el/building.js'),
    import('../../../issues/in-greek.js'),
  ]);
  return localeOf({ language, rules: el, building, show: inGreek });
}
