import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.js';
import { publicTests, shareOf } from './test/package/plan.js';
import { fromPackage, type System } from './test/package/plugin.js';

/**
 * The tests that use only doors, with the doors of the installed package instead of those of the source. test/package/main.ts
 * installs it and says which module system loads it.
 */
const { PACKAGE: system = 'esm', PACKAGE_FOLDER: folder = '', PACKAGE_SHARE: share } = process.env;
const tests = publicTests();

export default defineConfig({
  plugins: [fromPackage(system as System, folder)],
  test: {
    include: [...(share === undefined ? tests.keys() : shareOf(tests)), 'test/package/*.test.ts'],
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    setupFiles: ['test/setup.ts'],
    env: { PROPERTY_RUNS: '25' },
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
