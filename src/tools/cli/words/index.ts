import type { Locale } from '../../../issues/inside.js';
import { decimalComma } from '../../../issues/locales/greek/decimal-comma.js';
import { el } from './generated/el.js';
import { type CliSentences, en } from './generated/en.js';

/** The sentences of the command line in one language, and how it writes figures. */
export interface CliWords extends CliSentences {
  /** An amount, a quantity or a percent, with the decimal mark of the language. */
  readonly figure: (value: string) => string;
}

/** The languages of the command line. */
export type Language = 'el' | 'en';

/** A text in both languages of the library. */
export type Both = Readonly<Record<Language, string>>;

/** The words of the library in a language. English is built in. */
export const localeOf = async (language: Language): Promise<Locale | undefined> =>
  language === 'el' ? (await import('../../../issues/locales/el/index.js')).el : undefined;

/** The words of the command line, by language. */
export const wordsIn: Readonly<Record<Language, CliWords>> = {
  el: { ...el, figure: decimalComma },
  en: { ...en, figure: (value) => value },
};
