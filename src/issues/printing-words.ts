import type { Params } from '../types/index.js';
import type { Locale } from './locale.js';
import { printingWords as english, type PrintingWords } from './locales/en/printing.js';
import { fillTemplate, parseTemplate } from './template.js';

/** A sentence about printing. */
export const printingWords = (
  word: keyof PrintingWords,
  params: Params,
  { printing, show }: Locale,
): string => fillTemplate(parseTemplate(printing?.[word] ?? english[word], show), params);
