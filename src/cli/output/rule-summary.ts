import type { Refusal } from '../../flows/refusals/index.js';
import { el } from '../../issues/locales/el.js';
import { en } from '../../issues/locales/en.js';
import type { Locale } from '../../issues/words.js';
import type { Rule } from '../../rules/engine/rule.js';

const WORDS = { el, en };

/** A rule in a list of rules. */
export const summaryOf = ({ id, severity, layer, appliesTo, authorityCode }: Rule, locale: Locale) => ({
  rule: id,
  severity,
  layer,
  appliesTo,
  ...(authorityCode !== undefined && { authorityCode }),
  what: WORDS[locale][id]?.what ?? '',
});

/** A refusal of a flow in the same list. */
export const refusalSummaryOf = ({ id }: Refusal, locale: Locale) => ({
  rule: id,
  severity: 'error' as const,
  layer: 'flow' as const,
  appliesTo: 'all' as const,
  what: WORDS[locale][id]?.what ?? '',
});
