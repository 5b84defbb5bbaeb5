import { checksOf } from '../../../../src/rules/engine/checks.js';
import type { Entry } from '../../../../src/rules/engine/index-by-type.js';
import type { Check, Rule } from '../../../../src/rules/engine/rule.js';

/** A rule of this test, which finds what it is given. */
export const ruleOf = (id: string, facts: Partial<Rule> = {}): Rule => ({
  id,
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  paths: ['issuer.vatNumber'],
  params: [],
  source: 'this test',
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [{ sample: 'salesInvoice' }],
  ...facts,
});

/** As the runner takes it. */
export const entryOf = (rule: Rule, check: Check, onlyWith?: Entry['onlyWith']): Entry => ({
  rule,
  checks: checksOf({ ...rule, check }),
  onlyWith,
});
