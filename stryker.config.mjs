export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Tables that are computed while loading: each change of one would need all tests. Golden lists and generated pages hold them.
  ignoreStatic: true,
  // Keeps the results of unchanged code and tests in reports/mutation/ (scripts/mutation/main.ts names the file).
  incremental: true,
  ignorePatterns: ['/dist', '/out', '/coverage', '/bench', '/docs', '/reports'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Some changes cannot be noticed: a quick way beside a general one gives the same result.
  thresholds: { high: 95, low: 90, break: 85 },
  timeoutMS: 20_000,
};
