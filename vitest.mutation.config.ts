import { defineConfig } from 'vitest/config';
import { testsOf } from './scripts/checks/rooms.js';

/** The folder below `src/` that is mutated: `totals`, `sending/client`. scripts/mutation/main.ts sets it. */
const folder = testsOf(process.env['MUTATION_FOLDER'] ?? '');
const parts = folder.split('/');
const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
// `MUTATION_KINDS=unit` leaves out the property tests, which take most of the time.
const kinds = process.env['MUTATION_KINDS']?.split(',') ?? ['unit', 'property'];

/** What Stryker runs for each change: the tests of the folder, and those that lie directly in a folder above it. */
export default defineConfig({
  test: {
    isolate: false,
    include: kinds.flatMap((kind) => [
      `test/${kind}/${folder}/**/*.test.ts`,
      ...above.map((each) => `test/${kind}/${each}/*.test.ts`),
    ]),
    // How a time grows with the input says nothing about a change, and a crash at every place needs more runs than 25.
    exclude: ['**/{linear,crash}.test.ts'],
    setupFiles: ['test/setup.ts'],
    env: { PROPERTY_RUNS: '25' },
    testTimeout: 30_000,
  },
});
