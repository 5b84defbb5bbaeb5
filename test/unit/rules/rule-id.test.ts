import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRules } from '../../../src/rules/registry.js';

const lines = (path: string): string[] => readFileSync(path, 'utf8').split('\n');

// The type is made of the words by subject, which are the words of rules only where no rule of a flow is among them.
test('the ids of rules use the subjects of the type RuleId', async () => {
  const subjects = lines('src/rules/rule-id.ts').flatMap(
    (line) => /keyof typeof (\w+)/.exec(line)?.[1] ?? [],
  );
  const words = await Promise.all(
    subjects.map(async (subject) => {
      const module: Record<string, object> = await import(`../../../src/issues/locales/en/${subject}.ts`);
      return Object.keys(module[subject] ?? {});
    }),
  );
  expect(words.flat().sort()).toEqual(allRules.map(({ id }) => id).sort());
});
