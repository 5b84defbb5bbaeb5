import type { Params } from '../types/issue.js';
import type { Locale } from './locale.js';
import { type JournalErrorCode, journalErrors } from './locales/en/journal.js';
import { fill } from './template.js';

/** The message of an error of a journal file. */
export const journalWords = (code: JournalErrorCode, params: Params, { journal }: Locale): string =>
  fill(journal?.[code] ?? journalErrors[code], params);
