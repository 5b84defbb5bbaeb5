import type { IssuerFacts } from '../facts/facts.js';

/**
 * The issuer of a shop's documents, stated once. Returns a frozen copy that can open any builder.
 *
 * @example
 * const shop = issuer({ vatNumber: '800123456', branch: 0, print: { name: 'Η Αυλή Μαρκάκη Ε.Ε.' } });
 */
export const issuer = (facts: IssuerFacts): IssuerFacts => frozenCopy(facts);

/** A deeply frozen copy of plain data. Other values are kept unchanged; the reader of facts checks them. */
function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const copy = Object.entries(value).map(([name, inner]) => [name, frozenCopy<unknown>(inner)] as const);
  return Object.freeze(Object.fromEntries(copy)) as Value;
}
