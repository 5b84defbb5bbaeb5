import type { Params } from '../types/issue.js';
import { journalErrors as el } from './locales/el/journal.js';
import { journalErrors as en, type JournalErrorCode } from './locales/en/journal.js';
import { fill } from './template.js';
import type { Locale } from './words.js';

const words = { el, en } as const;

/** The message of an error of a journal on a file. */
export const journalWords = (code: JournalErrorCode, params: Params, locale: Locale): string =>
  fill(words[locale][code], params);
