import type { Words } from '../words-type.js';
import { facts } from './en/facts.js';
import { ruleWords } from './en-rules.js';

let words: Words | undefined;

/** English words for rules about facts, including those for rules about documents that also apply to facts. */
export const factsWords = (): Words => {
  words ??= { ...ruleWords(), ...facts };
  return words;
};
