import { expect, it } from 'vitest';
import { allRules } from '../../../../src/rules/registry.js';

it.each(['lines/taric-not-moving', 'lines/description-blank'])('%s is about no note', (id) => {
  const types = allRules.find((rule) => rule.id === id)?.appliesTo ?? [];
  expect(types).toContain('1.1');
  expect(types).toContain('11.5');
  for (const note of ['9.1', '9.2', '9.3', '10.1', '10.2']) expect(types).not.toContain(note);
});
