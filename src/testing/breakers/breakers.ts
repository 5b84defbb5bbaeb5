import { providerInvoiceTypes } from '../../codes/index.js';
import type { Rule } from '../../rules/engine/rule.js';
import { allRules } from '../../rules/registry.js';
import { documentOf } from '../arbitraries/documents.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { type Breaker, type Broken, makeBreaker } from './breaker.js';

/** Rules about facts and about the documents of one request have no document to break. */
const isOfDocument = ({ layer }: Rule): boolean => layer !== 'facts' && layer !== 'batch';

const documentRules = new Map<string, Rule>(allRules.filter(isOfDocument).map((rule) => [rule.id, rule]));

/**
 * The breaker of a rule about documents: it breaks valid documents so that this rule reports an issue and no other rule an error.
 * `undefined` when no such rule exists.
 *
 * @example
 * const broken = breakerOf('totals/net-sum')?.break(invoice);
 * if (broken) expect(myImport(broken.document).message).toContain('net');
 */
export function breakerOf(ruleId: string): Breaker | undefined {
  const rule = documentRules.get(ruleId);
  return rule && makeBreaker(rule);
}

/**
 * The breakers of all rules about documents.
 *
 * @example
 * test.each(breakers)('$rule is shown to the user', ({ examples: [{ document }] }) => { ... });
 */
export const breakers: readonly Breaker[] = [...documentRules.values()].map(makeBreaker);

/** The day of the sample documents, around which the examples of the calendar's rules lie. */
const issueDate = '2026-11-20';

/**
 * Broken documents of the types that a rule looks at: generated ones where they can be broken, its examples otherwise.
 *
 * @throws TypeError when there is no such rule about documents
 * @example
 * fc.assert(fc.property(brokenBy('payments/above-gross'), ({ document, options }) => !validate(document, options).ok));
 */
export function brokenBy(ruleId: string): Arbitrary<Broken> {
  const rule = documentRules.get(ruleId);
  if (rule === undefined) throw new TypeError(`There is no rule ${ruleId} about documents.`);
  const breaker = makeBreaker(rule);
  const types = rule.appliesTo === 'all' ? providerInvoiceTypes : rule.appliesTo;
  const example = fc.constantFrom(...breaker.examples);
  return fc
    .tuple(fc.oneof(...types.map((type) => documentOf(type, { issueDate }))), example)
    .map(([document, otherwise]) => breaker.break(document) ?? otherwise);
}
