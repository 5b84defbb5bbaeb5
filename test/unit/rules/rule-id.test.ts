import { expect, test } from 'vitest';
import { factsWords } from '../../../src/issues/facts-words.js';
import { allRules } from '../../../src/rules/registry.js';

test('the words that make up the type RuleId belong to rules, and not to steps of flows', () => {
  expect(Object.keys(factsWords()).sort()).toEqual(allRules.map(({ id }) => id).sort());
});
