import type { Words } from '../words-type.js';
import { facts } from './en/facts.js';
import { ruleWords } from './en-rules.js';

/** English words of rules about facts, those about documents that hold for facts as well among them. */
export const factsWords: Words = { ...ruleWords, ...facts };
