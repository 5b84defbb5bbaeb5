import type { Locale } from '../../../issues/inside.js';
import type { Language } from '../../../types/inside.js';
import type { CliSentences } from './generated/en.js';
import type { StartSentences as StartWords } from './start/generated/en.js';

export type { StartWords };

/** The sentences of the command line in one language, and how it writes figures. */
export interface CliWords extends StartWords, CliSentences {
  /** An amount, a quantity or a percent, with the decimal mark of the language. */
  readonly figure: (value: string) => string;
}

/** The words of the library in a language. English is built in. */
export const localeOf = async (language: Language): Promise<Locale | undefined> =>
  language === 'el' ? (await import('../../../issues/locales/el/index.js')).el : undefined;

/** What is said before a command has loaded, in a language. */
export const startWords = async (language: Language): Promise<StartWords> =>
  language === 'el'
    ? (await import('./start/generated/el.js')).el
    : (await import('./start/generated/en.js')).en;

/** The words of commands in a language. They load with the command that says them. */
export const wordsIn = async (language: Language): Promise<CliWords> =>
  language === 'el'
    ? {
        ...(await startWords(language)),
        ...(await import('./generated/el.js')).el,
        figure: (await import('../../../issues/locales/greek/decimal-comma.js')).decimalComma,
      }
    : {
        ...(await startWords(language)),
        ...(await import('./generated/en.js')).en,
        figure: (value) => value,
      };
