import { providerInvoiceTypes } from '../../codes/index.js';
import { allRules, type Rule } from '../../rules/inside.js';
import { documentOf } from '../arbitraries/documents.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { type Breaker, type Broken, makeBreaker } from './breaker.js';

/** Rules about facts and about the documents of one request cannot be broken by a single document. */
const isOfDocument = ({ layer }: Rule): boolean => layer !== 'facts' && layer !== 'batch';

const documentRules = new Map<string, Rule>(allRules.filter(isOfDocument).map((rule) => [rule.id, rule]));

/**
 * The breaker of a rule about documents. It changes valid documents so that this rule reports an issue and no other
 * rule reports an error. `undefined` if there is no such rule.
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

/** The issue date of the sample documents, close to the dates in the examples of calendar rules. */
const issueDate = '2026-11-20';

/**
 * Broken documents of the types that a rule concerns: generated ones if they can be broken, otherwise its examples.
 *
 * @throws TypeError if there is no such rule about documents
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
