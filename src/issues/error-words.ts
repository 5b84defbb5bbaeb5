import { authority as authorityEl } from './locales/el/authority.js';
import { nextSteps as nextStepsEl, providerMessages as providerMessagesEl } from './locales/el/next-steps.js';
import { authority as authorityEn } from './locales/en/authority.js';
import { nextSteps as nextStepsEn, providerMessages as providerMessagesEn } from './locales/en/next-steps.js';
import type { Locale } from './words.js';

/** What an error means and what to do about it. */
export interface ErrorWords {
  readonly what: string;
  readonly todo: string;
}

type Sentences = Readonly<Record<string, string>>;

const meanings: Readonly<Record<Locale, Sentences>> = {
  el: { ...authorityEl, ...providerMessagesEl },
  en: { ...authorityEn, ...providerMessagesEn },
};

const steps: Readonly<Record<Locale, Sentences>> = { el: nextStepsEl, en: nextStepsEn };

/** The words of an error: by its code or the name of its message, and by the step that follows. */
export function errorWords(error: string, next: string, locale: Locale): ErrorWords {
  const known = locale === 'el' ? 'el' : 'en';
  return { what: meanings[known][error] ?? error, todo: steps[known][next] ?? next };
}
