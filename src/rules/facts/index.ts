import type { Rule } from '../engine/rule.js';
import { factsRules } from './rules.js';

export { factsSamples } from './samples.js';
export { factsRules };

type NameOf<Id> = Id extends `facts/${infer Name}` ? Name : never;

/** The name of a rule of facts, without `facts/`. */
export type FactsRuleId = NameOf<(typeof factsRules)[number]['id']>;

const byName = new Map<string, Rule>(factsRules.map((rule) => [rule.id.slice('facts/'.length), rule]));

/** The rule of facts of that name. */
export function factsRule(name: FactsRuleId): Rule {
  const rule = byName.get(name);
  if (rule === undefined) throw new TypeError(`There is no rule facts/${name}.`);
  return rule;
}
