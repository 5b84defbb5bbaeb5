import type { FactsRuleId } from '../rules/facts/index.js';
import { readShape } from '../rules/shape/read.js';
import { factsShape } from './facts/facts.js';
import type { Reading } from './read/reading.js';

/** What readers of facts take and judge by themselves: its shape says no more than that it is not accepted. */
const OWN = 'accepted value';

/** Notes every fault of the shape of facts, with its path. Slow, and only for facts that a reading found odd. */
export function explainShape(reading: Reading, facts: unknown): void {
  const known = reading.troubles.length;
  readShape(factsShape, facts, (fault, path, params) => {
    if (params.expected !== OWN) reading.trouble(fault as FactsRuleId, path, params);
  });
  if (reading.troubles.length === known && known === 0) reading.trouble('unreadable', []);
}
