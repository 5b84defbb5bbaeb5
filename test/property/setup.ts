import fc from 'fast-check';

/**
 * Runs per property: few in `npm test`, many in `npm run property:long` (see vitest.config.ts). The seed changes from
 * run to run, and a failure prints it; `PROPERTY_SEED=7` repeats one.
 */
const seed = process.env.PROPERTY_SEED;
fc.configureGlobal({
  numRuns: Number(process.env.PROPERTY_RUNS ?? '200'),
  ...(seed !== undefined && { seed: Number(seed) }),
});
