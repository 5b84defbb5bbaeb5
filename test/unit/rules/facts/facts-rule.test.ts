import { expect, test } from 'vitest';
import { factsRule } from '../../../../src/rules/facts/facts-rule.js';
import type { FactsRuleId } from '../../../../src/rules/facts/index.js';

test.each<[FactsRuleId, string, string]>([
  ['vat-unknown', 'facts/vat-unknown', 'facts'],
  ['payments-too-large', 'facts/payments-too-large', 'facts'],
  ['type-not-on-channel', 'facts/type-not-on-channel', 'facts'],
  ['missing', 'shape/missing', 'shape'],
])('factsRule finds the rule %s as %s', (name, id, layer) => {
  expect(factsRule(name)).toMatchObject({ id, layer });
});

test('factsRule refuses an unknown name', () => {
  expect(() => factsRule('shape/missing' as FactsRuleId)).toThrow(
    'There is no rule shape/missing for facts.',
  );
});
