/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'one-process',
  plugins: ['./test/mutation/plugins.mjs'],
  mutate: ['src/{money,totals,rules}/**/*.ts', '!src/rules/examples/**', '!src/rules/facts/samples.ts'],
  ignorers: ['data'],
  // Tables that are computed while loading: MUTATION_STATIC=1 measures them too, each with all tests of its subject.
  ignoreStatic: process.env['MUTATION_STATIC'] === undefined,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/dist', '/out', '/coverage', '/bench', '/examples', '/reports'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  // test/mutation/main.mjs judges, because some mutants cannot be found.
  thresholds: { high: 95, low: 90, break: null },
  concurrency: 1,
  timeoutMS: 20_000,
  timeoutFactor: 2,
};
