import { documentWords } from './locales/generated/en/documents.js';
import { factWords } from './locales/generated/en/facts.js';
import type { Words } from './words-type.js';

let words: Words | undefined;

/** English words for rules about facts, including those for rules about documents that also apply to facts. */
export const factsWords = (): Words => {
  words ??= { ...documentWords(), ...factWords() };
  return words;
};
