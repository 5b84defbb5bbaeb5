import type { Words } from '../words-type.js';
import { facts } from './en/facts.js';
import { ruleWords } from './en-rules.js';

/** English words for rules about facts, including those for rules about documents that also apply to facts. */
export const factsWords: Words = { ...ruleWords, ...facts };
