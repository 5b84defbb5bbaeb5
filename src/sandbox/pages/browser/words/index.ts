import type { Language } from '../../../../types/language.js';
import { sentences } from '../../control/sentences.js';
import { el } from './generated/el.js';
import { en, type PageSentences } from './generated/en.js';

export interface PageWords extends PageSentences {
  readonly language: Language;
  readonly warning: string;
}

/** The words of the live page, by language. */
export const wordsIn: Readonly<Record<PageWords['language'], PageWords>> = {
  en: { ...en, language: 'en', warning: sentences.en.warning },
  el: { ...el, language: 'el', warning: sentences.el.warning },
};
