import { batchRules } from './batch/index.js';
import { documentRules } from './document-rules.js';
import type { Rule } from './engine/rule.js';
import { factsRules } from './facts/index.js';

/** Every rule about documents, requests and facts. Checking a document takes `documentRules` alone. */
export const allRules: readonly Rule[] = [...documentRules, ...batchRules, ...factsRules];
