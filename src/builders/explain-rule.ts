import type { Locale } from '../issues/locale.js';
import { type Explanation, explain as explainWith } from '../rules/explain.js';
import { checkDocument } from './check-document.js';

/**
 * Tells all about a rule: its words, why it stands, a good and some bad examples with the issues that they yield.
 * `undefined` when no rule has this id.
 *
 * @example
 * explain('movement/purpose-withdrawn', el)?.what;
 */
export const explain = (ruleId: string, locale?: Locale): Explanation | undefined =>
  explainWith(ruleId, locale, (facts) => checkDocument(facts, { locale }).issues);
