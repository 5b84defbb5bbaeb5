import type { Language } from '../../../../types/language.js';
import { warnings } from '../../warning.js';
import { el } from './generated/el.js';
import { en, type PageSentences } from './generated/en.js';

export interface PageWords extends PageSentences {
  readonly language: Language;
  readonly warning: string;
}

/** The words of the live page, by language. */
export const wordsIn: Readonly<Record<PageWords['language'], PageWords>> = {
  en: { ...en, language: 'en', warning: warnings.en.warning },
  el: { ...el, language: 'el', warning: warnings.el.warning },
};
