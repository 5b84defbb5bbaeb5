import type { Locale } from '../../issues/locale.js';
import { el as greek } from '../../locales/el/index.js';
import { el } from './el.js';
import { en } from './en.js';
import type { CliWords } from './types.js';

export type { CliWords } from './types.js';

/** The languages of the command line. */
export type Language = 'el' | 'en';

/** A text in both languages of the library. */
export type Both = Readonly<Record<Language, string>>;

/** The words of the library, by language; English is built in. */
export const localeIn: Readonly<Record<Language, Locale | undefined>> = { el: greek, en: undefined };

/** The words of the command line, by language. */
export const wordsIn: Readonly<Record<Language, CliWords>> = { el, en };
