import fc from 'fast-check';

/**
 * Runs per property: few in `npm test`, and there always the same, so that the branch passes or fails for everybody alike;
 * many and new ones in `npm run property:long` (see vitest.config.ts), which prints the seed of a failure.
 * `PROPERTY_SEED=7` repeats a seed.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? '200');
const seed = process.env.PROPERTY_SEED ?? (runs > 1000 ? undefined : '20261120');
fc.configureGlobal({ numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) });
