import type { FlowRule } from '../../flows/rules/flow-rule.js';
import { allFlowRules } from '../../flows/rules/index.js';
import type { Locale, RuleWords, Words } from '../../issues/inside.js';
import { documentWords } from '../../issues/locales/generated/en/documents.js';
import { factWords } from '../../issues/locales/generated/en/facts.js';
import { flowWords } from '../../issues/locales/generated/en/flows.js';
import { onboardingWords } from '../../issues/locales/generated/en/onboarding.js';
import { allRules, type Rule } from '../../rules/inside.js';
import { type OnboardingRule, onboardingRules } from '../../sending/client/onboarding/rules.js';

/** A rule of any kind: about documents, facts, requests, steps of flows or onboarding. */
export type AnyRule = Rule | FlowRule | OnboardingRule;

/**
 * All rules of the library, that is, every id that an issue can have. This loads all records and all words, so import
 * it only to explain or list rules.
 */
export const catalogue: readonly AnyRule[] = [...allRules, ...allFlowRules, ...onboardingRules];

/** The words of all rules, in English. */
export const catalogueWords: Words = {
  ...documentWords(),
  ...factWords(),
  ...flowWords(),
  ...onboardingWords(),
};

/** The words of a rule, or `undefined` if no rule has this id. */
export const wordsOfRule = (id: string, locale: Locale | undefined): RuleWords | undefined =>
  locale?.rules?.[id] ?? catalogueWords[id];

let byId: ReadonlyMap<string, AnyRule> | undefined;

/** The rule with this id, or `undefined`. */
export function ruleWith(id: string): AnyRule | undefined {
  byId ??= new Map(catalogue.map((rule) => [rule.id, rule]));
  return byId.get(id);
}
