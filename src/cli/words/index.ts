import type { Locale } from '../../issues/locale.js';
import { el } from './el.js';
import { type CliWords, en } from './en.js';

export type { CliWords } from './en.js';

/** The languages of the command line. */
export type Language = 'el' | 'en';

/** A text in both languages of the library. */
export type Both = Readonly<Record<Language, string>>;

/** The words of the library in a language. English is built in. */
export const localeOf = async (language: Language): Promise<Locale | undefined> =>
  language === 'el' ? (await import('../../locales/el/index.js')).el : undefined;

/** The words of the command line, by language. */
export const wordsIn: Readonly<Record<Language, CliWords>> = { el, en };
