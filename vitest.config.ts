import { defineConfig } from 'vitest/config';

/** Five kinds of tests, each under its own name: `npx vitest run --project unit`. */
export default defineConfig(({ mode }) => ({
  test: {
    env: {
      /** How often a property is tried; `npm run property:long` uses the mode `long`. */
      PROPERTY_RUNS: mode === 'long' ? '20000' : '100',
    },
    // No test changes a global, so files share one module graph: loading it once a file took two thirds of the time.
    isolate: false,
    // A limit for what never ends, not for a slow machine.
    testTimeout: 60_000,
    // Vitest leaves one core free by default.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/generated/**'] },
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'] } },
      {
        extends: true,
        // A project reads this file again; without its own mode it would read it in the mode `test`.
        mode,
        test: {
          name: 'property',
          include: ['test/property/**/*.test.ts'],
          setupFiles: ['test/property/setup.ts'],
          testTimeout: mode === 'long' ? 1_200_000 : 60_000,
        },
      },
      { extends: true, test: { name: 'golden', include: ['test/golden/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'runtimes', include: ['test/runtimes/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['test/types/**/*.test-d.ts'],
            tsconfig: 'tsconfig.types.json',
            checker: 'node_modules/typescript-native/bin/tsc',
          },
        },
      },
    ],
  },
}));
