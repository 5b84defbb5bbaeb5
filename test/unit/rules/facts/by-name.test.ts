import { expect, test } from 'vitest';
import { type FactsRuleId, factsRule } from '../../../../src/rules/facts/index.js';

test.each<[FactsRuleId, string, string]>([
  ['vat-unknown', 'facts/vat-unknown', 'facts'],
  ['payments-too-large', 'facts/payments-too-large', 'facts'],
  ['type-not-on-channel', 'facts/type-not-on-channel', 'facts'],
  ['missing', 'shape/missing', 'shape'],
])('the rule %s of facts is %s', (name, id, layer) => {
  expect(factsRule(name)).toMatchObject({ id, layer });
});

test('a name that no rule has is refused', () => {
  expect(() => factsRule('shape/missing' as FactsRuleId)).toThrow(
    'There is no rule shape/missing for facts.',
  );
});
