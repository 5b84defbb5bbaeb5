import type { Refusal } from '../../flows/refusals/index.js';
import type { Locale } from '../../issues/locale.js';
import { en } from '../../issues/locales/en.js';
import type { Rule } from '../../rules/engine/rule.js';

const whatOf = (id: string, locale: Locale | undefined): string =>
  (locale?.rules?.[id] ?? en[id])?.what ?? '';

/** A rule in a list of rules. */
export const summaryOf = (
  { id, severity, layer, appliesTo, authorityCode }: Rule,
  locale: Locale | undefined,
) => ({
  rule: id,
  severity,
  layer,
  appliesTo,
  ...(authorityCode !== undefined && { authorityCode }),
  what: whatOf(id, locale),
});

/** A refusal of a flow in the same list. */
export const refusalSummaryOf = ({ id }: Refusal, locale: Locale | undefined) => ({
  rule: id,
  severity: 'error' as const,
  layer: 'flow' as const,
  appliesTo: 'all' as const,
  what: whatOf(id, locale),
});
