import type { Words } from '../words-type.js';
import { facts } from './en/facts.js';
import { flowWords } from './en-flows.js';
import { ruleWords } from './en-rules.js';

/** All English words, by rule. To use only rules or only flows, import the matching part. */
export const en: Words = { ...ruleWords(), ...facts, ...flowWords() };
