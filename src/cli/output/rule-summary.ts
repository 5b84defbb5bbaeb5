import { type AnyRule, catalogueWords } from '../../catalogue/catalogue.js';
import type { Locale } from '../../issues/words.js';

/** A rule in a list of rules. */
export const summaryOf = (rule: AnyRule, locale: Locale) => ({
  rule: rule.id,
  severity: rule.severity,
  layer: rule.layer,
  ...('appliesTo' in rule && { appliesTo: rule.appliesTo }),
  ...(rule.authorityCode !== undefined && { authorityCode: rule.authorityCode }),
  what: catalogueWords[locale][rule.id]?.what ?? '',
});
