import { describe, expect, it } from 'vitest';
import { isSlow, testFiles, testsOf } from '../../tiers.js';

describe('a test is slow', () => {
  it.each([
    ['starts a process itself', 'test/unit/cli/spawn.test.ts'],
    ['starts a database through a helper', 'test/unit/worker/queue.test.ts'],
    ['starts a browser', 'test/runtimes/pages.test.ts'],
    ['kills processes', 'test/property/serve/killed.test.ts'],
    ['reads files of PDF', 'test/unit/print/theme.test.ts'],
    ['asks a server', 'test/unit/serve/tables.test.ts'],
    ['runs the whole program', 'test/unit/cli/validate.test.ts'],
  ])('if it %s: %s', (_, file) => expect(isSlow(file)).toBe(true));

  it.each(['test/unit/rules/all-rules.test.ts', 'test/unit/checks/words.test.ts'])(
    'not otherwise: %s',
    (file) => expect(isSlow(file)).toBe(false),
  );
});

it('is in one of the two runs, whichever it is, and a property in both', () => {
  const [quick, rest] = [testsOf('quick'), testsOf('rest')];
  expect([...new Set([...quick, ...rest])].sort()).toEqual([...testFiles()].sort());
  const both = quick.filter((file) => rest.includes(file));
  expect(both.length).toBeGreaterThan(20);
  expect(both.filter((file) => !file.startsWith('test/property/'))).toEqual([]);
});
