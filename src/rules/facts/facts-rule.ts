import type { Rule } from '../engine/rule.js';
import { shapeRules } from '../shape/rules.js';
import { type FactsRuleId, factsRules } from './index.js';

const byName = new Map<string, Rule>(
  [...shapeRules, ...factsRules].map((rule) => [rule.id.slice(rule.id.indexOf('/') + 1), rule]),
);

/**
 * Returns a rule by the name that `FactsRuleId` lists. If both subjects have the name, returns the rule of `facts/`.
 */
export function factsRule(name: FactsRuleId): Rule {
  const rule = byName.get(name);
  if (rule === undefined) throw new TypeError(`There is no rule ${name} for facts.`);
  return rule;
}
