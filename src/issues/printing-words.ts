import type { Params } from '../types/index.js';
import type { Locale } from './locale.js';
import { printingWords as english, type PrintingWords } from './locales/en/printing.js';
import { fill } from './template.js';

/** A sentence about printing. */
export const printingWords = (word: keyof PrintingWords, params: Params, { printing }: Locale): string =>
  fill(printing?.[word] ?? english[word], params);
