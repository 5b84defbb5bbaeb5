// What pages about rules and errors begin with: a title in words, and what is true of all documents. The library does not
// have it, so it costs a program nothing.

import type { Both } from '../../src/types/language.js';
import { namesIn, wordsIn } from './read.js';

type Language = keyof Both;

const rules = wordsIn([...namesIn('documents'), 'facts', ...namesIn('flows'), 'onboarding']);
const errors = wordsIn(['authority']);

/** A rule in a few words. */
export const ruleTitle = (id: string, language: Language): string => rules[id].title[language];

/** What a rule says of all documents: `what`, or a sentence of its own if `what` has values. */
export const ruleSentence = (id: string, language: Language): string =>
  (rules[id].rule ?? rules[id].what)[language];

/** An error in a few words: its sentence, or a shorter form. */
export const errorTitle = (code: string, language: Language): string =>
  errors[code].title?.[language] ?? errors[code][language].replace(/\.$/, '');
