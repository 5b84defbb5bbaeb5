import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { doorNames, sourceOf, specifierOf } from './scripts/checks/doors/doors.js';
import { LongestFirst } from './test/longest-first.js';
import { testsOf } from './test/tiers.js';

/**
 * Five kinds of tests, each in its own folder: `npx vitest run test/unit`. They are one project, because each project
 * would load the library again.
 * The type tests in `test/types` are checked by `npm run typecheck`, with all other types.
 */
export default defineConfig(({ mode }) => ({
  resolve: {
    // The playground imports the package by its name.
    alias: doorNames.map((door) => ({
      find: new RegExp(`^${specifierOf(door)}$`),
      replacement: resolve(sourceOf(door)),
    })),
  },
  test: {
    // `npm test` has the mode `quick`, `npm run test:rest` the mode `rest`.
    include: [...testsOf(mode)],
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    setupFiles: ['test/setup.ts'],
    env: {
      /** How often a property is tried. The environment counts first. */
      PROPERTY_RUNS:
        process.env['PROPERTY_RUNS'] ?? { quick: '25', rest: '50', long: '20000' }[mode] ?? '100',
    },
    // No test changes a global, so files share one module graph: loading it once a file took two thirds of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Limits for what never ends, not for a slow machine.
    testTimeout: mode === 'long' ? 10_800_000 : 60_000,
    // Vitest leaves one core free by default.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/generated/**'] },
  },
}));
