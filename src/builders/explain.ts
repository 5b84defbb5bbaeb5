import type { FactsRuleId } from '../rules/facts/index.js';
import { readShape } from '../rules/shape/read.js';
import { factsShape } from './facts/facts.js';
import { namesInFacts } from './facts/wire-names.js';
import { isJudgedByReader, type Reading } from './read/reading.js';

/** Notes every fault of the shape of facts, with its path. Slow, and only for facts that a reading found odd. */
export function explainShape(reading: Reading, facts: unknown): void {
  const known = reading.troubles.length;
  readShape(factsShape, facts, (fault, path, params) => {
    if (isJudgedByReader(params)) return;
    const meant = fault === 'unknown-member' ? namesInFacts.get(String(params.member)) : undefined;
    reading.trouble(fault as FactsRuleId, path, meant === undefined ? params : { ...params, meant });
  });
  if (reading.troubles.length === known && known === 0) reading.trouble('unreadable', []);
}
