import type { Locale } from '../../../issues/inside.js';
import { type AnyRule, wordsOfRule } from '../../catalogue/catalogue.js';

export const summaryOf = (rule: AnyRule, locale: Locale | undefined) => ({
  rule: rule.id,
  severity: rule.severity,
  layer: rule.layer,
  ...('appliesTo' in rule && { appliesTo: rule.appliesTo }),
  ...(rule.authorityCode !== undefined && { authorityCode: rule.authorityCode }),
  what: wordsOfRule(rule.id, locale)?.what ?? '',
});
