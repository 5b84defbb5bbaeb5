import type { IssuerFacts } from '../facts/facts.js';

/**
 * The issuer of a shop's documents, stated once. The copy that comes back is frozen and can open any builder.
 *
 * @example
 * const shop = issuer({ vatNumber: '123456783', branch: 0, print: { name: 'Παπαδόπουλος Α.Ε.' } });
 */
export const issuer = (facts: IssuerFacts): IssuerFacts => frozenCopy(facts);

/** A copy of plain data, frozen throughout; what is not plain stays as it is, for the reader of facts to judge. */
function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const copy = Object.entries(value).map(([name, inner]) => [name, frozenCopy<unknown>(inner)] as const);
  return Object.freeze(Object.fromEntries(copy)) as Value;
}
