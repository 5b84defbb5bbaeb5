import { defineConfig } from 'vitest/config';

/** The folder below `src/` that is mutated: `totals`, `rules/header`. scripts/mutation/main.ts sets it. */
const folder = process.env['MUTATION_FOLDER'] ?? '';

/** The tests of a folder, and those that lie directly in a folder above it, such as test/unit/rules/all-rules.test.ts. */
const testsOf = (kind: string): string[] => {
  const parts = folder.split('/');
  const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return [`test/${kind}/${folder}/**/*.test.ts`, ...above.map((each) => `test/${kind}/${each}/*.test.ts`)];
};

/** What Stryker runs for each change: as in vitest.config.ts, with only the tests that belong to the folder. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['unit', 'property'].flatMap(testsOf),
    // How a time grows with the input says nothing about a change, and takes longer than all other tests.
    exclude: ['**/linear.test.ts'],
    setupFiles: ['test/setup.ts'],
    env: { PROPERTY_RUNS: '25' },
    testTimeout: 30_000,
  },
});
