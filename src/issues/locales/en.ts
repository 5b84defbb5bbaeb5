import type { Words } from '../words-type.js';
import { facts } from './en/facts.js';
import { flowWords } from './en-flows.js';
import { ruleWords } from './en-rules.js';

/** English words, by rule. Whoever only checks, or only takes steps, imports its part. */
export const en: Words = { ...ruleWords, ...facts, ...flowWords };
