import { expect, test } from 'vitest';
import { facts } from '../../../src/issues/locales/en/facts.js';
import { ruleWords } from '../../../src/issues/locales/en-rules.js';
import { allRules } from '../../../src/rules/registry.js';

test('the words that make up the type RuleId belong to rules, and not to steps of flows', () => {
  expect(Object.keys({ ...ruleWords(), ...facts }).sort()).toEqual(allRules.map(({ id }) => id).sort());
});
