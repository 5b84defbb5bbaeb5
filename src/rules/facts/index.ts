import type { Rule } from '../engine/rule.js';
import { type ShapeRuleId, shapeRules } from '../shape/rules.js';
import { factsRules } from './rules.js';

export { factsSamples } from './samples.js';
export { factsRules };

type NameOf<Id> = Id extends `facts/${infer Name}` ? Name : never;

/** The name of a rule that facts may break: one of `facts/`, or one of `shape/`, each without its subject. */
export type FactsRuleId = NameOf<(typeof factsRules)[number]['id']> | ShapeRuleId;

const byName = new Map<string, Rule>(
  [...shapeRules, ...factsRules].map((rule) => [rule.id.slice(rule.id.indexOf('/') + 1), rule]),
);

/** The rule of that name that facts may break. Where both subjects have the name, the one of facts. */
export function factsRule(name: FactsRuleId): Rule {
  const rule = byName.get(name);
  if (rule === undefined) throw new TypeError(`There is no rule ${name} of facts.`);
  return rule;
}
