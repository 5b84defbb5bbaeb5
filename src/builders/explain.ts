import type { FactsRuleId } from '../rules/facts/index.js';
import { fixOfFault } from '../rules/shape/fixes.js';
import { readShape } from '../rules/shape/read.js';
import { factsShape } from './facts/facts.js';
import { namesInFacts } from './facts/wire-names.js';
import { isJudgedByReader, type Reading } from './read/reading.js';

/** Notes every fault of the shape of facts, with its path. Slow, and only for facts that a reading found odd. */
export function explainShape(reading: Reading, facts: unknown): void {
  const known = reading.troubles.length;
  readShape(factsShape, facts, (fault, path, params, exact) => {
    if (isJudgedByReader(params)) return;
    const meant = fault === 'unknown-member' ? namesInFacts.get(String(params.member)) : undefined;
    const named = meant === undefined ? params : { ...params, meant };
    reading.trouble(fault as FactsRuleId, path, named, fixOfFault(fault, path, params, exact));
  });
  if (reading.troubles.length === known && known === 0) reading.trouble('unreadable', []);
}
