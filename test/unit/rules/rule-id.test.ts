import { expect, test } from 'vitest';
import { facts } from '../../../src/issues/locales/en/facts.js';
import { ruleWords } from '../../../src/issues/locales/en-rules.js';
import { allRules } from '../../../src/rules/registry.js';

test('the words from which the type RuleId is made belong to rules, and to no steps of flows', () => {
  expect(Object.keys({ ...ruleWords(), ...facts }).sort()).toEqual(allRules.map(({ id }) => id).sort());
});
