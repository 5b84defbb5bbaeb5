import { explain as explainRule } from '../builders/explain-rule.js';
import { type Locale, readLocale } from '../issues/locale.js';
import { flowWords } from '../issues/locales/en-flows.js';
import type { Explanation } from '../rules/explain.js';
import { allRefusals } from './refusals/index.js';

/** What `explain` tells of a step that a flow refuses. A refusal speaks of a step, so no document stands for it. */
export interface RefusalExplanation {
  readonly rule: string;
  readonly layer: 'flow';
  readonly severity: 'error';
  readonly appliesTo: 'all';
  /** A refused step never becomes a document that the authority could refuse. */
  readonly authorityCode?: undefined;
  /** Where the fact is stated: document and section. */
  readonly source: string;
  /** What is wrong and what to do, with the names of the actual values in braces. */
  readonly what: string;
  readonly todo: string;
  readonly bad: readonly [];
}

/**
 * Tells all about a rule, or about a refusal of a flow: its words, why it stands, and for a rule a good and some bad
 * examples with the issues that they yield. `undefined` for an unknown id.
 *
 * @example
 * explain('movement/purpose-withdrawn', el)?.what;
 */
export const explain = (ruleId: string, locale?: Locale): Explanation | RefusalExplanation | undefined =>
  explainRule(ruleId, locale) ?? explainRefusal(ruleId, locale);

/** Tells about a refusal of a flow. */
function explainRefusal(id: string, locale: Locale | undefined): RefusalExplanation | undefined {
  const refusal = allRefusals.find((each) => each.id === id);
  const words = readLocale(locale).rules?.[id] ?? flowWords[id];
  if (refusal === undefined || words === undefined) return undefined;
  const { source } = refusal;
  return { rule: id, layer: 'flow', severity: 'error', appliesTo: 'all', source, ...words, bad: [] };
}
