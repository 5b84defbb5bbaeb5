import { expect, test } from 'vitest';
import { missingFiles } from '../../../scripts/docs/file-names.js';

const tracked = 'src/rules/engine/rule.ts\nsrc/rules/totals/gross.ts\nreference/members.json\n';

test('a file may be named by the end of its path, and by a pattern', () => {
  const text =
    'See `engine/rule.ts`, `src/rules/<subject>/<idea>.ts`, `rules/*/gross.ts` and `members.json`.';
  expect(missingFiles(text, tracked)).toEqual([]);
});

test('a file that does not exist is reported once', () => {
  const text =
    '`engine/rules.ts`, `ule.ts`, `<subject>/rule/x.ts`, `engine/rules.ts`; not gone.ts, `a + b.ts`.';
  expect(missingFiles(text, tracked)).toEqual(['engine/rules.ts', 'ule.ts', '<subject>/rule/x.ts']);
});
