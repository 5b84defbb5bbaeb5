import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { keptWorker } from './scripts/mutation/kept-worker.js';
import { ALL_TESTS, oneModule } from './scripts/mutation/one-module.js';

/** The folder below `src/` that is mutated: `totals`, `rules/header`. scripts/mutation/main.ts sets it. */
const folder = process.env['MUTATION_FOLDER'] ?? '';

const filesIn = (path: string, recursive: boolean, ending: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { recursive, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `./${join(path, name).replaceAll('\\', '/')}`)
    : [];

/** The tests of the folder, and those that lie directly in a folder above it, such as test/unit/rules/all-rules.test.ts. */
const testsOf = (kind: string): string[] => {
  const parts = folder.split('/');
  const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return [
    ...filesIn(`test/${kind}/${folder}`, true, '.test.ts'),
    ...above.flatMap((each) => filesIn(`test/${kind}/${each}`, false, '.test.ts')),
  ];
};

// How a time grows with the input says nothing about a change, and a crash at every place needs more runs than 25.
const LONG = /\/(?:linear|crash)\.test\.ts$/;
// `MUTATION_KINDS=unit` leaves out the property tests, which take most of the time.
const kinds = process.env['MUTATION_KINDS']?.split(',') ?? ['unit', 'property'];
const tests = kinds.flatMap(testsOf).filter((path) => !LONG.test(path));

/** What Stryker runs for each change: as in vitest.config.ts, with only the tests that belong to the folder. */
export default defineConfig({
  plugins: [oneModule(filesIn(`src/${folder}`, true, '.ts'), tests), keptWorker()],
  test: {
    isolate: false,
    include: [ALL_TESTS],
    setupFiles: ['test/setup.ts'],
    env: { PROPERTY_RUNS: '25' },
    testTimeout: 30_000,
  },
});
