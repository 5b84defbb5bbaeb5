import { allRules, type Rule } from '../../rules/inside.js';
import { requestOf } from '../arbitraries/requests.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { type BatchBreaker, type BrokenBatch, makeBatchBreaker } from './batch-breaker.js';

const batchRules = new Map<string, Rule>(
  allRules.filter(({ layer }) => layer === 'batch').map((rule) => [rule.id, rule]),
);

/**
 * The breaker of a rule about the documents of one request, or `undefined` if there is no such rule.
 *
 * @example
 * const broken = batchBreakerOf('batch/number-repeated')?.break(documents);
 * if (broken) expect(() => mySender.send(broken.documents)).toThrow();
 */
export function batchBreakerOf(ruleId: string): BatchBreaker | undefined {
  const rule = batchRules.get(ruleId);
  return rule && makeBatchBreaker(rule);
}

/**
 * The breakers of all rules about the documents of one request.
 *
 * @example
 * test.each(batchBreakers)('$rule is shown to the user', ({ examples: [{ documents }] }) => { ... });
 */
export const batchBreakers: readonly BatchBreaker[] = [...batchRules.values()].map(makeBatchBreaker);

/**
 * Requests that break a rule: generated documents if they can be changed to do so, otherwise its examples.
 *
 * @throws TypeError if there is no such rule about the documents of one request
 * @example
 * fc.assert(fc.property(batchBrokenBy('batch/number-repeated'), ({ documents }) => !validateBatch(documents).ok));
 */
export function batchBrokenBy(ruleId: string): Arbitrary<BrokenBatch> {
  const breaker = batchBreakerOf(ruleId);
  if (breaker === undefined) throw new TypeError(`There is no rule ${ruleId} about requests.`);
  const example = fc.constantFrom(...breaker.examples);
  return fc
    .tuple(requestOf(), example)
    .map(([documents, otherwise]) => breaker.break(documents) ?? otherwise);
}
