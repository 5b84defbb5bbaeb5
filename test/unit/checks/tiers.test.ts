import { describe, expect, it } from 'vitest';
import { isSlow, testFiles, testsOf } from '../../tiers.js';

describe('a test is slow', () => {
  it.each([
    ['starts a process itself', 'test/unit/cli/spawn.test.ts'],
    ['starts a database through a helper', 'test/unit/worker/queue.test.ts'],
    ['starts a browser', 'test/runtimes/pages.test.ts'],
    ['kills processes', 'test/property/serve/killed.test.ts'],
  ])('if it %s: %s', (_, file) => expect(isSlow(file)).toBe(true));

  it.each(['test/unit/cli/validate.test.ts', 'test/unit/checks/words.test.ts'])('not otherwise: %s', (file) =>
    expect(isSlow(file)).toBe(false),
  );
});

it('is in one of the two runs, whichever it is', () => {
  const both = [...testsOf('quick'), ...testsOf('rest')];
  expect([...both].sort()).toEqual([...testFiles()].sort());
  expect(new Set(both).size).toBe(both.length);
});
