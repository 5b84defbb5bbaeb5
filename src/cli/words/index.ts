import type { Locale } from '../../issues/words.js';
import { el } from './el.js';
import { en } from './en.js';
import type { CliWords } from './types.js';

export type { CliWords } from './types.js';

/** A text in both languages of the library. */
export type Both = Readonly<Record<Locale, string>>;

/** The words of the command line, by language. */
export const wordsIn: Readonly<Record<Locale, CliWords>> = { el, en };
