import type { Locale } from '../../../issues/inside.js';
import { decimalComma } from '../../../issues/locales/greek/decimal-comma.js';
import type { Both, Language } from '../../../types/inside.js';
import { el } from './generated/el.js';
import { type CliSentences, en } from './generated/en.js';

/** The sentences of the command line in one language, and how it writes figures. */
export interface CliWords extends CliSentences {
  /** An amount, a quantity or a percent, with the decimal mark of the language. */
  readonly figure: (value: string) => string;
}

/** The words of the library in a language. English is built in. */
export const localeOf = async (language: Language): Promise<Locale | undefined> =>
  language === 'el' ? (await import('../../../issues/locales/el/index.js')).el : undefined;

/** The words of the command line, by language. */
export const wordsIn: Both<CliWords> = {
  el: { ...el, figure: decimalComma },
  en: { ...en, figure: (value) => value },
};
