export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Tables that are computed while loading: each change would need all tests of the folder.
  ignoreStatic: true,
  // Keeps the results of unchanged code and tests in reports/mutation/ (scripts/mutation/main.ts names the file).
  incremental: true,
  ignorePatterns: ['/dist', '/out', '/coverage', '/bench', '/docs', '/reports'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  // Some changes cannot be noticed: a fast path gives the same result as the general one. src/money has most of them: 85 %.
  thresholds: { high: 95, low: 85, break: 80 },
  timeoutMS: 20_000,
};
