import { expect, test } from 'vitest';
import { type FactsRuleId, factsRule } from '../../../../src/rules/facts/index.js';

test.each<FactsRuleId>(['missing', 'vat-unknown', 'payments-too-large'])(
  'the rule of facts %s is found by its name',
  (name) => {
    expect(factsRule(name)).toMatchObject({ id: `facts/${name}`, layer: 'facts' });
  },
);

test('a name that no rule of facts has is refused', () => {
  expect(() => factsRule('facts/missing' as FactsRuleId)).toThrow('There is no rule facts/facts/missing.');
});
