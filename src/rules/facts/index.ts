import type { Rule } from '../engine/rule.js';
import type { ShapeRuleId } from '../shape/rules.js';
import { figuresOfFacts } from './figures.js';
import { meaningOfFacts, valuesOfFacts } from './meaning.js';

export { factsSamples } from './samples.js';

/** The rules for facts: why `buildDocument` and the builders refuse. Reported by the reader of facts. */
export const factsRules = [
  ...valuesOfFacts,
  ...meaningOfFacts,
  ...figuresOfFacts,
] as const satisfies readonly Rule[];

type NameOf<Id> = Id extends `facts/${infer Name}` ? Name : never;

/** The name, without its subject, of a rule that facts can break: one of `facts/` or of `shape/`. */
export type FactsRuleId = NameOf<(typeof factsRules)[number]['id']> | ShapeRuleId;
